ALTER TABLE faults ADD COLUMN window_start bigint;
ALTER TABLE faults ADD COLUMN used integer NOT NULL DEFAULT 0;
