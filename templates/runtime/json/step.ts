/** A step on the way to the value that is looked at. */
export interface Step {
  /**
   * The member or item that it leads to, as a part of a path (RFC 6901: see `safePart`); undefined where it leads to another
   * schema for the same value.
   */
  readonly place: string | number | undefined;
  /** Its way through the schema, where that does not follow from the place. */
  readonly piece: string | undefined;
  /** The step before it; undefined for the first. */
  readonly before: Step | undefined;
}

/** The path of the value to which a step leads: RFC 6901. */
export function pathOf(last: Step | undefined): string {
  let path = "";
  for (let step = last; step !== undefined; step = step.before) {
    if (step.place !== undefined) path = `/${step.place}${path}`;
  }
  return path;
}
