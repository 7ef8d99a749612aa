import { originIn } from "../load/remote-files.js";
import { UsageError } from "../usage-error.js";

/** An origin as a person writes it, "https://specs.example". Throws a `UsageError` on anything more or less. */
export function checkedOrigin(text: string): string {
  const origin = originIn(text);
  if (origin === undefined) {
    throw new UsageError(
      `"${text}" is no origin: write a scheme, a host and perhaps a port, as https://specs.example.`,
    );
  }
  return origin;
}
