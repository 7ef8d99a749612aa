// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export interface Profile {
  FirstName: string;
  LastName: string;
  /** An xs:date. */
  BirthDate?: string;
}
