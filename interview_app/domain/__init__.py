"""Pure data and rules: no file, no clock, no network, nothing of ours imported but `errors` and
`i18n`.
"""
