import type { Operation, Parameter } from "../../model/contract.js";
import {
  changeAt,
  flagChanges,
  keywordOf,
  schemaPairs,
  usedAs,
  within,
  type Finding,
  type Position,
  type SchemaPair,
  type Wire,
} from "../finding.js";
import { parameterForm } from "../json-schema/texts/wire-form.js";
import type { ValueDirection } from "../kind-of-change.js";
import { possibleTypes } from "../../model/json-schema/possible-types.js";
import { pairUp, missingFrom } from "../pair-up.js";
import { compareContentOfValue } from "./compare-payload.js";
import { compareSunset } from "./compare-deprecation.js";
import type { Carrier } from "../witness-message.js";
import { compareRules } from "./compare-rules.js";
import { isAlwaysPlain, listWriting } from "./list-writing.js";
import { pathParameterNames } from "./match-operations.js";
import { shapeKey } from "./shape-key.js";
import { parameterSets, parameterSetsKey, setText } from "../../plan/parameter-sets.js";

const flags = {
  required: ["parameter/became-required", "parameter/became-optional"],
  deprecated: ["parameter/deprecated", "parameter/undeprecated"],
  allowEmptyValue: ["parameter/empty-allowed", "parameter/empty-refused"],
} as const;
const reserved = { allowReserved: ["parameter/reserved-allowed", "parameter/reserved-refused"] } as const;

/** OpenAPI, Parameter Objects. Those of a path belong together by position, those of headers whatever their case. */
export function compareParameters(
  before: Operation,
  after: Operation,
  operation: Position,
  direction: ValueDirection,
): readonly Finding[] {
  const positions = new Map<Parameter, string>();
  [before, after].forEach((operation) => addPositions(operation, positions));
  const pairs = pairUp(before.parameters, after.parameters, [
    (parameter) => positions.get(parameter) ?? `${parameter.in} ${nameOf(parameter)}`,
    ({ name }) => name.toLowerCase(),
    (parameter) => (parameter.in === "path" ? undefined : shapeOf(parameter)),
  ]);
  const placeAt = ({ in: parameterPlace, name }: Parameter): Position => {
    const title = `${parameterPlace} parameter "${name}"`;
    const at = within(operation, `${parameterPlace}/${name}`, `the ${title}`);
    return usedAs(at, direction, `${operation.subject} ${title}`);
  };
  return [
    ...pairs.both.flatMap((pair) => compareParameter(pair.before, pair.after, placeAt(pair.before))),
    ...pairs.removed.map((old) =>
      changeAt(placeAt(old), "parameter/removed", { before: old, after }, { place: old.in, name: old.name }),
    ),
    ...pairs.added.map((now) => {
      const id = now.required ? "parameter/required-added" : "parameter/optional-added";
      return changeAt(placeAt(now), id, { before, after: now }, { place: now.in, name: now.name });
    }),
  ];
}

function addPositions({ path, parameters }: Operation, positions: Map<Parameter, string>): void {
  const names = pathParameterNames(path);
  for (const parameter of parameters) {
    if (parameter.in === "path") positions.set(parameter, `path ${names.indexOf(parameter.name)}`);
  }
}

function nameOf({ in: parameterPlace, name }: Parameter): string {
  return parameterPlace === "header" ? name.toLowerCase() : name;
}

/** The shape that a parameter keeps when it is merely renamed: everything but its name. */
function shapeOf(parameter: Parameter): string {
  const { in: parameterPlace, required, style, explode, schema, content, description = "" } = parameter;
  const shape = schema === undefined ? content?.mediaType : shapeKey(schema);
  return JSON.stringify([parameterPlace, required, style, explode, shape, description]);
}

function compareParameter(before: Parameter, after: Parameter, position: Position): readonly Finding[] {
  return [
    ...compareName(before, after, position),
    ...flagChanges({ before, after }, flags, position, { place: after.in, name: after.name }),
    ...compareSunset(before, after, "parameter/sunset-changed", position),
    ...compareRules(before, after, position),
    ...compareWriting(before, after, position),
  ];
}

function compareName(before: Parameter, after: Parameter, position: Position): readonly Finding[] {
  const sides = { before, after };
  if (before.in !== after.in) {
    const data = { name: after.name, before: before.in, after: after.in };
    return [changeAt(position, "parameter/place-changed", keywordOf(sides, "in"), data)];
  }
  if (before.in === "path" || before.name === after.name) return [];
  const data = { place: after.in, before: before.name, after: after.name };
  const isCase = before.in === "header" && before.name.toLowerCase() === after.name.toLowerCase();
  // A sender of an optional parameter under its old name is not refused, but no longer heard.
  const proved = isCase || after.required ? {} : ({ levels: { sent: "warning", read: "breaking" } } as const);
  const id = isCase ? "parameter/case-changed" : "parameter/renamed";
  return [changeAt(position, id, keywordOf(sides, "name"), data, proved)];
}

/** Compares the writing of values: OpenAPI, Style Values. */
function compareWriting(before: Parameter, after: Parameter, position: Position): readonly Finding[] {
  const wire = wireOf(before, after);
  if (before.schema === undefined || after.schema === undefined)
    return compareContentOfValue(before, after, "parameter/serialization-changed", position, wire);
  const pairs = schemaPairs(before.schema, after.schema, position, "texts", wire);
  return [...compareStyles(before, after, position, pairs), ...pairs];
}

function wireOf(before: Parameter, after: Parameter): Wire {
  const carrier = (parameter: Parameter): Carrier => ({ kind: "parameter", parameter });
  const carriers = { before: carrier(before), after: carrier(after) };
  return { before: parameterForm(before), after: parameterForm(after), lists: listWriting(before, after), carriers };
}

function compareStyles(
  before: Parameter,
  after: Parameter,
  position: Position,
  pairs: readonly SchemaPair[],
): readonly Finding[] {
  // Between locations the style always differs.
  if (before.in !== after.in) return [];
  const sides = { before, after };
  const { name } = after;
  const changed = isSameStyle(before, after)
    ? []
    : (["style", "explode"] as const).filter((keyword) => before[keyword] !== after[keyword]);
  const changesEveryText = before.in === "path" && before.style !== after.style;
  return [
    ...changed.map((keyword) => {
      const data = { name, before: String(before[keyword]), after: String(after[keyword]) };
      const finding = changeAt(position, `parameter/${keyword}-changed`, keywordOf(sides, keyword), data);
      return { kind: "serialization", finding, pairs, changesEveryText } as const;
    }),
    ...flagChanges(sides, reserved, position, { name }),
  ];
}

/** True for query styles that serialize the values alike: single values, or items that each repeat the name. */
function isSameStyle(before: Parameter, after: Parameter): boolean {
  const isPlain = isAlwaysPlain(before) || isAlwaysPlain(after);
  const isRepeated = before.explode && after.explode && !mayBeObject(before) && !mayBeObject(after);
  return (isPlain || isRepeated) && (before.style === after.style || (isQueryStyle(before) && isQueryStyle(after)));
}

function mayBeObject({ schema }: Parameter): boolean {
  return schema === undefined || possibleTypes(schema).has("object");
}

function isQueryStyle({ style }: Parameter): boolean {
  return style === "form" || style === "spaceDelimited" || style === "pipeDelimited";
}

/** The sets of query parameters of which callers give exactly one; without them every combination goes. */
export function compareParameterSets(
  before: Operation,
  after: Operation,
  operation: Position,
  direction: ValueDirection,
): readonly Finding[] {
  const [old, now] = [setsOf(before), setsOf(after)];
  const changePlace = usedAs(operation, direction, `${operation.subject} query parameters`);
  const sides = keywordOf({ before, after }, parameterSetsKey);
  const lost = now === undefined ? [] : old === undefined ? ["any other"] : missingFrom(old, now);
  const won = old === undefined ? [] : now === undefined ? ["any other"] : missingFrom(now, old);
  return [
    ...lost.map((set) => changeAt(changePlace, "parameter/set-removed", sides, { set })),
    ...won.map((set) => changeAt(changePlace, "parameter/set-added", sides, { set })),
  ];
}

function setsOf(operation: Operation): readonly string[] | undefined {
  return parameterSets(operation)?.map(setText);
}
