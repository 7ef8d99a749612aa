/** A call that asks for something that is not there: an unknown interface, a missing output folder. Never a fault of a spec. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
