// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** A text with at most 100 labels. */
export interface Note {
  /**
   * What the note says.
   *
   * At most 20000 characters.
   */
  text: string;
  /**
   * Words by which it is found.
   *
   * At most 100 items.
   */
  labels?: string[];
}

export interface SearchNotesRequest {
  text?: string;
}
