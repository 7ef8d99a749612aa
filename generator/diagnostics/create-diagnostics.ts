import { catalog, severityOf, type Code, type ParamsOf } from "./catalog.js";
import type { Diagnostic, RelatedPlace } from "./diagnostic.js";
import type { CatalogEntry, Fallback, Words } from "./entry.js";
import type { Severity } from "./severity.js";
import type { Origin, SourceFile } from "./origin.js";
import { fill } from "../text/fill.js";
import { cutMessage, cutTexts, visible } from "../text/visible.js";

/** Takes findings from every room; nobody prints or throws on the way. Of one code only so many are kept. */
export interface Diagnostics {
  /** Takes a finding of a code at a place, with the names and values of its sentence. */
  report<C extends Code>(code: C, origin: Origin, params: ParamsOf<C>, related?: readonly RelatedPlace[]): void;
  /** Takes a finding that was put into words before. */
  keep(diagnostic: Diagnostic): void;
  /** Everything reported so far, in order of arrival. */
  all(): readonly Diagnostic[];
  /** True when a finding of severity "error" was reported. */
  hasErrors(): boolean;
}

/** Of one code. Nobody mends more before the next run, and a hostile file can have a fault in every other byte. */
const mostOfOneCode = 10_000;
/** The same for codes about the text of a file, where one slip makes a fault of each line. */
export const mostOfOneText = 100;

/** The answer of lenient reading to a report of an error. */
export function fallbackOf<C extends Code>(code: C, params?: ParamsOf<C>): Fallback {
  const { lenient = "refuse" }: CatalogEntry = catalog[code];
  return typeof lenient === "function" ? lenient((params ?? {}) as never) : lenient;
}

/** Choices of a collector. */
interface CollectorOptions {
  /** Severities of codes in place of their own; "off" leaves findings of a code out. */
  readonly levels?: { readonly [code: string]: Severity | "off" };
  /** True for a finding that is kept however many of its code there are; it does not count as one of those. */
  readonly isAlwaysKept?: (code: Code, params: object) => boolean;
}

/** Collects findings. */
export function createDiagnostics({ levels = {}, isAlwaysKept }: CollectorOptions = {}): Diagnostics {
  const found: Diagnostic[] = [];
  const counts = new Map<Code, number>();
  return {
    report(code, origin, params, related = []) {
      const level = levels[code];
      if (level === "off") return;
      if (isAlwaysKept?.(code, params) !== true && !isCounted(code, origin)) return;
      const entry: CatalogEntry = catalog[code];
      const severity = level ?? severityOf(code);
      if (origin.file.isWithheld === true && quotingCodes.has(code)) {
        found.push({ code, severity, ...withheldFault(origin.file), origin, related });
        return;
      }
      const words = cutTexts(params);
      const hint = written(entry.hint, words);
      const message = printed(written(entry.message, words) ?? "");
      const fix = entry.fix === undefined ? {} : { fix: written(entry.fix, words)! };
      const diagnostic = { code, severity, message, origin, related, ...fix };
      found.push(hint === undefined ? diagnostic : { ...diagnostic, hint: printed(hint) });
    },
    keep: (diagnostic) => void found.push(diagnostic),
    all: () => found,
    hasErrors: () => found.some((diagnostic) => diagnostic.severity === "error"),
  };

  /** True for one of those of its code that are kept. */
  function isCounted(code: Code, origin: Origin): boolean {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    const most = code.startsWith("source/") ? mostOfOneText : mostOfOneCode;
    if (count === most + 1) tellOfMore(code, origin);
    return count <= most;
  }

  /** The last one of a code that is kept says where those begin that are not. */
  function tellOfMore(code: Code, origin: Origin): void {
    const at = found.findLastIndex((diagnostic) => diagnostic.code === code);
    const last = found[at];
    const more = { message: "there are more of these, which are not listed, the next one at", origin };
    if (last !== undefined) found[at] = { ...last, related: [...last.related, more] };
  }
}

function written(words: Words | undefined, params: object): string | undefined {
  // The code fixes the parameters; the compiler cannot follow that through an indexed union.
  return typeof words === "function" ? words(params as never) : words && fill(words, params as Record<string, string>);
}

/** Whoever prints a message, the command line or a caller, may do so without a look at what it holds. */
function printed(text: string): string {
  return visible(cutMessage(text));
}

/** Codes whose messages quote a text, which may not be a contract at all: the lines of a password file are not YAML. */
const quotingCodes: ReadonlySet<Code> = new Set<Code>([
  "source/malformed-yaml",
  "source/malformed-json",
  "source/key-not-text",
  "source/yaml-tag",
  "source/number-too-large",
  "source/no-json-number",
  "source/inexact-number",
  "source/duplicate-key",
  "xsd/malformed-xml",
  "xsd/not-a-schema",
]);

const languageNames = { yaml: "YAML", json: "JSON", xml: "an XML Schema" } as const;

/** The same for all of them, without a word of the text. */
function withheldFault({ language }: SourceFile): Pick<Diagnostic, "message"> & { readonly hint: string } {
  return {
    message: `The file cannot be read as ${languageNames[language]}.`,
    hint: "see whether it is the file that is meant; more is told of a contract that is checked by its own name",
  };
}
