import type { Header } from "../../model/contract.js";
import { changeAt, keywordOf, schemaPairs, within, type Finding, type Position, type Wire } from "../finding.js";
import { pairUp } from "../pair-up.js";
import { compareSunset } from "./compare-deprecation.js";
import { headerForm } from "../json-schema/texts/wire-form.js";
import type { Carrier } from "../witness-message.js";
import { headerWriting } from "./list-writing.js";
import { comparePayload } from "./compare-payload.js";

/** OpenAPI, Header Objects, whatever the case of their names. */
export function compareHeaders(before: readonly Header[], after: readonly Header[], at: Position): readonly Finding[] {
  const { both, removed, added } = pairUp(before, after, [({ name }) => name.toLowerCase()]);
  const placeOf = ({ name }: Header): Position => within(at, `header/${name}`, `the header "${name}"`);
  return [
    ...both.flatMap((pair) => compareHeader(pair.before, pair.after, placeOf(pair.before))),
    ...removed.map((old) =>
      changeAt(
        placeOf(old),
        old.required ? "header/removed" : "header/optional-removed",
        { before: old },
        { name: old.name },
      ),
    ),
    ...added.map((now) =>
      changeAt(
        placeOf(now),
        now.required ? "header/required-added" : "header/optional-added",
        { after: now },
        { name: now.name },
      ),
    ),
  ];
}

function compareHeader(before: Header, after: Header, changePlace: Position): readonly Finding[] {
  const sides = { before, after };
  const { name } = after;
  const found: Finding[] = [];
  if (before.name !== after.name) {
    found.push(changeAt(changePlace, "header/case-changed", sides, { before: before.name, after: after.name }));
  }
  if (before.required !== after.required) {
    found.push(
      changeAt(
        changePlace,
        after.required ? "header/became-required" : "header/became-optional",
        keywordOf(sides, "required"),
        { name },
      ),
    );
  }
  if (before.deprecated !== after.deprecated) {
    found.push(
      changeAt(
        changePlace,
        after.deprecated ? "header/deprecated" : "header/undeprecated",
        keywordOf(sides, "deprecated"),
        {
          name,
        },
      ),
    );
  }
  found.push(...compareSunset(before, after, "header/sunset-changed", changePlace));
  return [...found, ...compareWriting(before, after, changePlace)];
}

function compareWriting(before: Header, after: Header, changePlace: Position): readonly Finding[] {
  const sides = { before, after };
  const { name } = after;
  const [old, now] = [before.schema, after.schema];
  const wire = wireOf(before, after, changePlace);
  if (old !== undefined && now !== undefined) {
    const pairs = schemaPairs(old, now, changePlace, "texts", wire);
    // Of the "simple" style `explode` matters to objects alone.
    if (before.explode === after.explode || !(mayBeObject(before) || mayBeObject(after))) return pairs;
    const data = { name, before: String(before.explode), after: String(after.explode) };
    return [...pairs, changeAt(changePlace, "header/explode-changed", keywordOf(sides, "explode"), data)];
  }
  const [left, right] = [before.content, after.content];
  if (left !== undefined && right !== undefined && left.mediaType.toLowerCase() === right.mediaType.toLowerCase()) {
    return comparePayload(left, right, within(changePlace, right.mediaType), wire);
  }
  const data = { name, before: writing(before), after: writing(after) };
  return [changeAt(changePlace, "header/serialization-changed", sides, data)];
}

function wireOf(before: Header, after: Header, { uses }: Position): Wire {
  const carrier = (header: Header): Carrier => ({ kind: "header", header, status: uses[0]?.part?.status ?? "" });
  const carriers = { before: carrier(before), after: carrier(after) };
  return { before: headerForm(before), after: headerForm(after), lists: headerWriting(before, after), carriers };
}

function mayBeObject({ schema }: Header): boolean {
  return schema?.types?.includes("object") ?? true;
}

function writing({ schema, content }: Header): string {
  return schema === undefined ? `"${content?.mediaType ?? ""}"` : "a plain value";
}
