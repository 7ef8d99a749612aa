import { catalog, type Code, type ParamsOf } from "./catalog.js";
import type { Diagnostic, RelatedPlace } from "./diagnostic.js";
import type { CatalogEntry } from "./entry.js";
import type { Origin } from "./origin.js";
import { cutMessage, cutTexts, visible } from "../text/visible.js";

/** Takes findings from every room; nobody prints or throws on the way. Of one code only so many are kept. */
export interface Diagnostics {
  report<C extends Code>(code: C, origin: Origin, params: ParamsOf<C>, related?: readonly RelatedPlace[]): void;
  /** Everything reported so far, in order of arrival. */
  all(): readonly Diagnostic[];
  hasErrors(): boolean;
}

/** Of one code. Nobody mends more before the next run, and a hostile file can have a fault in every other byte. */
const mostOfOneCode = 10_000;
/** The same for codes about the text of a file, where one slip makes a fault of each line. */
const mostOfOneText = 100;

export function createDiagnostics(): Diagnostics {
  const found: Diagnostic[] = [];
  const counts = new Map<Code, number>();
  return {
    report(code, origin, params, related = []) {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count > (code.startsWith("source/") ? mostOfOneText : mostOfOneCode)) return;
      // The key fixes the parameter type; the compiler cannot follow that through an indexed union.
      const entry = catalog[code] as unknown as CatalogEntry<typeof params>;
      const words = cutTexts(params);
      const hint = entry.hint?.(words);
      const message = printed(entry.message(words));
      const diagnostic = { code, severity: entry.severity, message, origin, related };
      found.push(hint === undefined ? diagnostic : { ...diagnostic, hint: printed(hint) });
    },
    all: () => found,
    hasErrors: () => found.some((diagnostic) => diagnostic.severity === "error"),
  };
}

/** Whoever prints a message, the command line or a caller, may do so without a look at what it holds. */
function printed(text: string): string {
  return visible(cutMessage(text));
}
