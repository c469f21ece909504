"""The client before real Chromium, which is started once for all of this folder."""
