ALTER TABLE legacy_tokens ADD COLUMN request_token text;
