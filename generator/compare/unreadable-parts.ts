import { grouped } from "../model/grouped.js";
import { sourceLocation, writtenOrigin, type Origin } from "../diagnostics/origin.js";
import type { Contract, SkippedPart } from "../model/contract.js";
import { pointersAround, valueAt } from "../model/json-pointer.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { lossWords } from "../model/loss-words.js";
import { inOrder } from "../text/in-order.js";
import { changeAt, type ChangeFinding, type Finding } from "./finding.js";
import { compareUnreadChecks } from "./xml-schema/unread-checks.js";
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

/** The places that were given up, told apart by what is written there and in what it refers to. */
export function compareUnreadableParts(before: Contract, after: Contract): UnreadableParts {
  const [old, now] = [before.skippedParts ?? [], after.skippedParts ?? []];
  const checks = compareUnreadChecks(before.xml, after.xml);
  if (old.length + now.length === 0) return { ...checks, explain: () => false };
  const textOf = createTexts();
  const keyOf = (loss: SkippedPart): string => `${loss.kind} ${textOf(loss)}`;
  const left = grouped(now, keyOf);
  const same: SkippedPart[] = [];
  const onlyOld = old.filter((loss) => {
    const partner = left.get(keyOf(loss))?.shift();
    if (partner !== undefined) same.push(loss);
    return partner === undefined;
  });
  const onlyNow = new Map([...left.values()].flat().map((loss) => [placeText(loss), loss]));
  const changed = onlyOld.map((loss) => {
    const partner = onlyNow.get(placeText(loss));
    onlyNow.delete(placeText(loss));
    return holeChange(loss, partner);
  });
  changed.push(...[...onlyNow.values()].map((loss) => holeChange(undefined, loss)));
  const places = new Set(
    [...old, ...now].filter((loss) => !isClear(loss)).map(({ origin }) => writtenOrigin(origin).pointer),
  );
  return {
    changed: [...changed, ...checks.changed],
    same: [...same.map((loss) => `${holeText(loss)}${elsewhereText(loss, before)}`), ...checks.same],
    explain: (finding) => finding.kind === "change" && isInside(finding.change, places),
  };
}

/** Faults whose parts count as absent: no valid request is different with them. */
const clearFaults: ReadonlySet<string | undefined> = new Set([
  "openapi/refused-default",
  "openapi/unused-path-parameter",
]);

function isClear({ cause }: SkippedPart): boolean {
  return clearFaults.has(cause?.code);
}

/** The words of places that say the same in both versions: `the keyword "pattern" (#/components/schemas/Order/properties/id)`. */
function holeText({ kind, origin }: SkippedPart): string {
  return `the ${lossWords[kind]} at "#${writtenOrigin(origin).pointer}"`;
}

/** The file and line of a place that is not in the document itself: an overlay brought it, or another file has it. */
function elsewhereText({ origin }: SkippedPart, { files: [root] }: Contract): string {
  const { file, path, line, column } = sourceLocation(origin);
  return file.path === root?.path ? "" : ` of ${path}:${line}:${column}`;
}

function placeText({ kind, origin }: SkippedPart): string {
  return `${kind} ${writtenOrigin(origin).pointer}`;
}

function holeChange(before: SkippedPart | undefined, after: SkippedPart | undefined): ChangeFinding {
  const loss = after ?? before;
  const where = loss === undefined ? "" : holeText(loss);
  const subject = loss === undefined ? "" : `#${writtenOrigin(loss.origin).pointer}`;
  const version = before && after ? "both versions" : before ? "the older version" : "the newer version";
  if (loss !== undefined && isClear(loss)) {
    const position = { subject, where: inBackticks(subject), uses: [] };
    return changeAt(
      position,
      "documentation/keyword-without-effect",
      { before, after },
      { names: lossWords[loss.kind] },
    );
  }
  const why = loss?.cause?.message ?? "A referenced file cannot be read.";
  return changeAt({ subject, where, uses: [] }, "compare/not-compared", { before, after }, { where, version, why });
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
