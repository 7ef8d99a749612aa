/** A call with an invalid request: an unknown API, a missing output folder. Never an error of a spec. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
