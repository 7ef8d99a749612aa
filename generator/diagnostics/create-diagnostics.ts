import { catalog, severityOf, type DiagnosticCode, type ParamsOf } from "./catalog.js";
import type { Diagnostic, RelatedPlace } from "./diagnostic.js";
import type { CatalogEntry, Fallback, EntryText } from "./entry.js";
import type { Severity } from "./severity.js";
import type { Origin, SourceFile } from "./origin.js";
import { fill } from "../text/fill.js";
import { cutMessage, cutTexts, visible } from "../text/visible.js";

/** Collects findings of every module, so that none prints or throws. The number per code is limited. */
export interface Diagnostics {
  /** Reports a finding at a location, with the parameters of its message. */
  report<C extends DiagnosticCode>(
    code: C,
    origin: Origin,
    params: ParamsOf<C>,
    related?: readonly RelatedPlace[],
  ): void;
  /** Takes a finding that was put into words before. */
  keep(diagnostic: Diagnostic): void;
  /** Returns all reports in order of arrival. */
  all(): readonly Diagnostic[];
  /** True if a finding of severity "error" was reported. */
  hasErrors(): boolean;
}

/** Maximum number of findings per code. More are not helpful in one run, and a hostile file can have an error in every other byte. */
const maxPerCode = 10_000;
/** Same, for codes about file syntax, where one mistake can cause an error on each line. */
export const maxPerMessage = 100;

/** Returns the action of lenient loading for an error. */
export function fallbackOf<C extends DiagnosticCode>(code: C, params?: ParamsOf<C>): Fallback {
  const { lenient = "refuse" }: CatalogEntry = catalog[code];
  return typeof lenient === "function" ? lenient((params ?? {}) as never) : lenient;
}

interface CollectorOptions {
  /** Severities that override those of codes; "off" suppresses the findings of a code. */
  readonly levels?: { readonly [code: string]: Severity | "off" };
  /** True for a finding that is kept however many of its code there are; it does not count as one of those. */
  readonly isAlwaysKept?: (code: DiagnosticCode, params: object) => boolean;
}

/** Collects findings. */
export function createDiagnostics({ levels = {}, isAlwaysKept }: CollectorOptions = {}): Diagnostics {
  const found: Diagnostic[] = [];
  const counts = new Map<DiagnosticCode, number>();
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

  /** True if a finding is within the limit of its code. */
  function isCounted(code: DiagnosticCode, origin: Origin): boolean {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    const most = code.startsWith("source/") ? maxPerMessage : maxPerCode;
    if (count === most + 1) tellOfMore(code, origin);
    return count <= most;
  }

  /** Notes on the last finding within the limit where the omitted ones begin. */
  function tellOfMore(code: DiagnosticCode, origin: Origin): void {
    const at = found.findLastIndex((diagnostic) => diagnostic.code === code);
    const last = found[at];
    const more = { message: "more of these are not listed; the next one is at", origin };
    if (last !== undefined) found[at] = { ...last, related: [...last.related, more] };
  }
}

function written(words: EntryText | undefined, params: object): string | undefined {
  // The code fixes the parameters; the compiler cannot follow that through an indexed union.
  return typeof words === "function" ? words(params as never) : words && fill(words, params as Record<string, string>);
}

/** Escapes a message, so that the command line or a caller can print it unchecked. */
function printed(text: string): string {
  return visible(cutMessage(text));
}

/** Codes whose messages quote a file, which may not be a spec at all: the lines of a password file are not YAML. */
const quotingCodes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
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

/** Same, for all of them, without any quotation. */
function withheldFault({ language }: SourceFile): Pick<Diagnostic, "message"> & { readonly hint: string } {
  return {
    message: `The file cannot be read as ${languageNames[language]}.`,
    hint: "check the file name; to see more details, check the spec directly",
  };
}
