import type { Operation, Parameter } from "../../model/contract.js";
import {
  changeAt,
  keywordOf,
  schemaPairs,
  usedAs,
  within,
  type ChangeFinding,
  type Finding,
  type Position,
  type Wire,
} from "../finding.js";
import { parameterForm } from "../json-schema/texts/wire-form.js";
import type { ValueDirection, Levels } from "../kind-of-change.js";
import { possibleTypes } from "../../model/json-schema/possible-types.js";
import { pairUp } from "../pair-up.js";
import { comparePayload } from "./compare-payload.js";
import { compareSunset } from "./compare-deprecation.js";
import type { Carrier } from "../witness-message.js";
import { compareRules } from "./compare-rules.js";
import { isAlwaysPlain, listWriting } from "./list-writing.js";
import { pathParameterNames } from "./match-operations.js";
import { shapeKey } from "./shape-key.js";

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

function compareParameter(before: Parameter, after: Parameter, changePlace: Position): readonly Finding[] {
  const sides = { before, after };
  const { name } = after;
  const data = { place: after.in, name };
  const found: Finding[] = [];
  if (before.in !== after.in) {
    found.push(
      changeAt(changePlace, "parameter/place-changed", keywordOf(sides, "in"), {
        name,
        before: before.in,
        after: after.in,
      }),
    );
  } else if (before.in !== "path" && before.name !== after.name) found.push(renamed(before, after, changePlace));
  if (before.required !== after.required) {
    const id = after.required ? "parameter/became-required" : "parameter/became-optional";
    found.push(changeAt(changePlace, id, keywordOf(sides, "required"), data));
  }
  if (before.deprecated !== after.deprecated) {
    found.push(
      changeAt(
        changePlace,
        after.deprecated ? "parameter/deprecated" : "parameter/undeprecated",
        keywordOf(sides, "deprecated"),
        data,
      ),
    );
  }
  found.push(...compareSunset(before, after, "parameter/sunset-changed", changePlace));
  if (before.allowEmptyValue !== after.allowEmptyValue) {
    found.push(
      changeAt(
        changePlace,
        after.allowEmptyValue ? "parameter/empty-allowed" : "parameter/empty-refused",
        keywordOf(sides, "allowEmptyValue"),
        data,
      ),
    );
  }
  return [...found, ...compareRules(before, after, changePlace), ...compareWriting(before, after, changePlace)];
}

function renamed(before: Parameter, after: Parameter, changePlace: Position): Finding {
  const sides = { before, after };
  const data = { place: after.in, before: before.name, after: after.name };
  if (before.in === "header" && before.name.toLowerCase() === after.name.toLowerCase()) {
    return changeAt(changePlace, "parameter/case-changed", keywordOf(sides, "name"), data);
  }
  // A sender of an optional parameter under its old name is not refused, but no longer heard.
  const levels: Levels = after.required ? {} : { sent: "warning", read: "breaking" };
  return changeAt(changePlace, "parameter/renamed", keywordOf(sides, "name"), data, after.required ? {} : { levels });
}

/** Compares the writing of values: OpenAPI, Style Values. */
function compareWriting(before: Parameter, after: Parameter, changePlace: Position): readonly Finding[] {
  const sides = { before, after };
  const { name } = after;
  if (before.schema !== undefined && after.schema !== undefined) {
    const [old, now] = [before.schema, after.schema];
    return [
      ...compareStyles(before, after, changePlace),
      ...schemaPairs(old, now, changePlace, "texts", wireOf(before, after)),
    ];
  }
  if (before.content !== undefined && after.content !== undefined) {
    if (before.content.mediaType.toLowerCase() === after.content.mediaType.toLowerCase()) {
      const at = within(changePlace, after.content.mediaType);
      return comparePayload(before.content, after.content, at, wireOf(before, after));
    }
  }
  const data = { name, before: writing(before), after: writing(after) };
  return [changeAt(changePlace, "parameter/serialization-changed", sides, data)];
}

function wireOf(before: Parameter, after: Parameter): Wire {
  const carrier = (parameter: Parameter): Carrier => ({ kind: "parameter", parameter });
  const carriers = { before: carrier(before), after: carrier(after) };
  return { before: parameterForm(before), after: parameterForm(after), lists: listWriting(before, after), carriers };
}

function compareStyles(before: Parameter, after: Parameter, changePlace: Position): readonly Finding[] {
  // Between locations the style always differs.
  if (before.in !== after.in || before.schema === undefined || after.schema === undefined) return [];
  const sides = { before, after };
  const { name } = after;
  const found: ChangeFinding[] = [];
  if (before.style !== after.style) {
    const data = { name, before: before.style, after: after.style };
    found.push(changeAt(changePlace, "parameter/style-changed", keywordOf(sides, "style"), data));
  }
  if (before.explode !== after.explode) {
    const data = { name, before: String(before.explode), after: String(after.explode) };
    found.push(changeAt(changePlace, "parameter/explode-changed", keywordOf(sides, "explode"), data));
  }
  const pairs = schemaPairs(before.schema, after.schema, changePlace, "texts", wireOf(before, after));
  const isSame = isSameStyle(before, after);
  const changesEveryText = before.in === "path" && before.style !== after.style;
  const serializations = isSame
    ? []
    : found.map((finding) => ({ kind: "serialization", finding, pairs, changesEveryText }) as const);
  if (before.allowReserved === after.allowReserved) return serializations;
  const id = after.allowReserved ? "parameter/reserved-allowed" : "parameter/reserved-refused";
  return [...serializations, changeAt(changePlace, id, keywordOf(sides, "allowReserved"), { name })];
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

function writing({ schema, content }: Parameter): string {
  return schema === undefined ? `"${content?.mediaType ?? ""}"` : "a plain value";
}
