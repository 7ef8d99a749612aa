// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export interface Letter {
  /** An xs:language. */
  lang?: string;
  To: string;
  /**
   * At least 1.
   *
   * In no namespace.
   */
  Priority?: Priority;
}

/** At least 1. */
export type Priority = number;
