import { sourceLocation, writtenOrigin, type Origin } from "../diagnostics/origin.js";
import type { Contract, SkippedPart } from "../model/contract.js";
import { pointersAround, valueAt } from "../model/json-pointer.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { skippedKinds } from "../model/skipped-kinds.js";
import { inOrder } from "../text/in-order.js";
import { changeAt, type ChangeFinding, type Finding, type Sides } from "./finding.js";
import { pairInOrder } from "./pair-up.js";
import { pointerInFile } from "./pointer-in-file.js";
import { unreadChecks, type UnreadPart } from "./xml-schema/unread-checks.js";
import { inBackticks } from "../text/markdown.js";

/** The places of two versions that lenient reading gave up: nothing behind them is compared. */
export interface UnreadableParts {
  /** Places whose texts differ, or that one version alone could not be read at. */
  readonly changed: readonly ChangeFinding[];
  /** Places that neither version could be read at, and that say the same in both, in words. */
  readonly same: readonly string[];
  /** True for what was found only because something was given up. */
  readonly explain: (finding: Finding) => boolean;
}

/** Texts that are looked at, with those that they refer to; beyond that nothing counts as the same. */
const maxTexts = 10_000;
/** A text of so many characters counts once more. */
const lengthOfOne = 1_000;

/** The parts that were skipped, distinguished by their text and the text that they refer to. */
export function compareUnreadableParts(before: Contract, after: Contract): UnreadableParts {
  const textOf = createTexts();
  const skipped = { before: skippedParts(before, textOf), after: skippedParts(after, textOf) };
  const alike = pairInOrder(
    [...skipped.before, ...unreadChecks(before.xml, after.xml)],
    [...skipped.after, ...unreadChecks(after.xml, before.xml)],
    ({ key }) => key,
  );
  const moved = pairInOrder(alike.removed, alike.added, ({ location }) => location);
  const places = new Set(
    [...skipped.before, ...skipped.after]
      .filter(({ absent }) => absent === undefined)
      .flatMap(({ origin }) => pointerInFile(origin)?.pointer ?? []),
  );
  return {
    changed: [
      ...moved.both.map((sides) => unreadChange(sides.after, "both versions", sides)),
      ...moved.removed.map((part) => unreadChange(part, "the older version", { before: part })),
      ...moved.added.map((part) => unreadChange(part, "the newer version", { after: part })),
    ],
    same: alike.both.map(({ before: { where, file = "" } }) => `${where}${file}`),
    explain: (finding) => finding.kind === "change" && places.size > 0 && isInside(finding.change, places),
  };
}

/** Faults whose parts count as absent. */
const clearFaults: ReadonlySet<string | undefined> = new Set([
  "openapi/refused-default",
  "openapi/unused-path-parameter",
]);

function skippedParts(
  { skippedParts: parts = [], files: [root] }: Contract,
  textOf: (part: SkippedPart) => string,
): readonly UnreadPart[] {
  return parts.map((part) => {
    const { kind, origin, cause } = part;
    const { pointer } = writtenOrigin(origin);
    const { file, path, line, column } = sourceLocation(origin);
    return {
      origin,
      location: `${kind} ${pointer}`,
      key: `${kind} ${textOf(part)}`,
      where: `the ${skippedKinds[kind].words} at "#${pointer}"`,
      // An overlay added it, or another file contains it.
      ...(file.path !== root?.path && { file: ` of ${path}:${line}:${column}` }),
      subject: `#${pointer}`,
      why: cause?.message ?? "A referenced file cannot be read.",
      absent: clearFaults.has(cause?.code) ? skippedKinds[kind].words : undefined,
    };
  });
}

function unreadChange({ where, subject, why, absent }: UnreadPart, version: string, sides: Sides): ChangeFinding {
  const position = { subject, where: absent === undefined ? where : inBackticks(subject), uses: [] };
  if (absent !== undefined) return changeAt(position, "documentation/keyword-without-effect", sides, { names: absent });
  return changeAt(position, "compare/not-compared", sides, { where, version, why });
}

/** True where one of its places is given up, or is in a list of which an item is given up. */
function isInside(
  { before, after }: { readonly before?: Origin | undefined; readonly after?: Origin | undefined },
  places: ReadonlySet<string>,
): boolean {
  return [before, after].some((origin) => {
    if (origin?.kind !== "pointer") return false;
    return [...pointersAround(writtenOrigin(origin).pointer)].some((pointer) => places.has(pointer));
  });
}

/** Puts into one text what is written at a place, and at the places of the same document that it refers to. */
function createTexts(): (loss: SkippedPart) => string {
  const known = new WeakMap<object, string>();
  let count = 0;
  const textAt = (document: JsonValue | undefined, pointer: string): string => {
    const value = valueAt(document, pointer);
    if (value === undefined) return "absent";
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const text = known.get(value) ?? sortedText(value);
    known.set(value, text);
    count += 1 + text.length / lengthOfOne;
    return text;
  };
  return ({ origin, document }) => {
    const { file, pointer } = writtenOrigin(origin);
    // Values of overlays are not kept: one says the same where all of it does.
    if (document === undefined) return JSON.stringify([pointer, file.path, file.text]);
    const texts = new Map([[pointer, textAt(document, pointer)]]);
    for (const text of texts.values()) {
      for (const [, target = ""] of text.matchAll(/"\$ref":"#(\/[^"]*)"/g)) {
        if (count > maxTexts) return `${file.path} is too large to be looked through`;
        if (!texts.has(target)) texts.set(target, textAt(document, target));
      }
    }
    // The name of what stands there is part of the text: a keyword of another name is another one.
    return JSON.stringify([pointer.slice(pointer.lastIndexOf("/")), ...texts.values()]);
  };
}

/** A value as JSON, its members by name: their order says nothing. */
function sortedText(value: JsonValue): string {
  return JSON.stringify(value, (_, inner: JsonValue) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(inOrder(Object.entries(inner), ([name]) => name))
      : inner,
  );
}
