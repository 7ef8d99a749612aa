// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** Headers with which `addNote` is answered. */
export interface AddNoteResponseHeaders {
  /** Where it can be read. */
  Location: string;
}

/** The parameters of `getNote`. */
export interface GetNoteParameters {
  path: {
    /** The number of the note. */
    id: string;
  };
}

/** A text that somebody keeps. */
export interface Note {
  /** At least 1 character. */
  text: string;
}
