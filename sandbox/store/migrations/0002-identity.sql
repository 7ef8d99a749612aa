CREATE INDEX users_identity ON users USING gin (identity jsonb_path_ops);
CREATE INDEX users_created ON users (company_id, created_at, id);
CREATE INDEX users_employee_number ON users (company_id, employee_number);
