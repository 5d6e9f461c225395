"""What comes from other programs and goes to them: `uploads` are kept before they are read,
`foreign_files` are recognised by what stands in them; `export_data`, `import_data` and
`markdown_export` write everything out and in, lines as `lined_timeline` has them.
"""
