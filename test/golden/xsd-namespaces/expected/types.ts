// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export interface Letter {
  /** An xs:language. */
  lang?: string;
  To: string;
  Priority?: Priority;
}

/** At least 1. At most 2147483647. At most 0 digits after the point. Pattern: [\-+]?[0-9]+ */
export type Priority = number;
