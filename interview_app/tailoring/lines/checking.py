"""The check as tailoring asks it: one wording against its entry's evidence (`interview_app.check`)."""
