/** A step on the way to the value that is looked at. */
export interface Step {
  /** The member or item that it leads to; undefined where it leads to another schema for the same value. */
  readonly place: string | number | undefined;
  /** Its way through the schema, where that does not follow from the place. */
  readonly piece: string | undefined;
  readonly before: Step | undefined;
}
