/** The weight of a diagnostic: an error stops all writing, a warning and a note do not. */
export type Severity = "error" | "warning" | "note";
