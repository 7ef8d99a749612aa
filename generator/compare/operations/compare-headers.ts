import type { Header } from "../../model/contract.js";
import {
  changeAt,
  flagChanges,
  keywordOf,
  schemaPairs,
  within,
  type Finding,
  type Position,
  type Wire,
} from "../finding.js";
import { pairUp } from "../pair-up.js";
import { compareSunset } from "./compare-deprecation.js";
import { headerForm } from "../json-schema/texts/wire-form.js";
import type { Carrier } from "../witness-message.js";
import { headerWriting } from "./list-writing.js";
import { compareContentOfValue } from "./compare-payload.js";

const flags = {
  required: ["header/became-required", "header/became-optional"],
  deprecated: ["header/deprecated", "header/undeprecated"],
} as const;

/** OpenAPI, Header Objects, whatever the case of their names. */
export function compareHeaders(before: readonly Header[], after: readonly Header[], at: Position): readonly Finding[] {
  const { both, removed, added } = pairUp(before, after, [({ name }) => name.toLowerCase()]);
  const placeOf = ({ name }: Header): Position => within(at, `header/${name}`, `the header "${name}"`);
  return [
    ...both.flatMap((pair) => compareHeader(pair.before, pair.after, placeOf(pair.before))),
    ...removed.map((old) => {
      const id = old.required ? "header/removed" : "header/optional-removed";
      return changeAt(placeOf(old), id, { before: old }, { name: old.name });
    }),
    ...added.map((now) => {
      const id = now.required ? "header/required-added" : "header/optional-added";
      return changeAt(placeOf(now), id, { after: now }, { name: now.name });
    }),
  ];
}

function compareHeader(before: Header, after: Header, position: Position): readonly Finding[] {
  const sides = { before, after };
  const data = { before: before.name, after: after.name };
  return [
    ...(before.name === after.name ? [] : [changeAt(position, "header/case-changed", sides, data)]),
    ...flagChanges(sides, flags, position, { name: after.name }),
    ...compareSunset(before, after, "header/sunset-changed", position),
    ...compareWriting(before, after, position),
  ];
}

function compareWriting(before: Header, after: Header, position: Position): readonly Finding[] {
  const sides = { before, after };
  const wire = wireOf(before, after, position);
  if (before.schema === undefined || after.schema === undefined)
    return compareContentOfValue(before, after, "header/serialization-changed", position, wire);
  const pairs = schemaPairs(before.schema, after.schema, position, "texts", wire);
  // Of the "simple" style `explode` matters to objects alone.
  if (before.explode === after.explode || !(mayBeObject(before) || mayBeObject(after))) return pairs;
  const data = { name: after.name, before: String(before.explode), after: String(after.explode) };
  return [...pairs, changeAt(position, "header/explode-changed", keywordOf(sides, "explode"), data)];
}

function wireOf(before: Header, after: Header, { uses }: Position): Wire {
  const carrier = (header: Header): Carrier => ({ kind: "header", header, status: uses[0]?.part?.status ?? "" });
  const carriers = { before: carrier(before), after: carrier(after) };
  return { before: headerForm(before), after: headerForm(after), lists: headerWriting(before, after), carriers };
}

function mayBeObject({ schema }: Header): boolean {
  return schema?.types?.includes("object") ?? true;
}
