import { countRows, keywords, type CountKeyword } from "../../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { Levels } from "../../kind-of-change.js";
import { changeName, type ChangeName } from "../../change-name.js";
import { laterValues, patched, type FlatPair, type KeywordChange, type KeywordFinding } from "../keyword-finding.js";

/** Validation, sections 6.2 to 6.5: every bound. */
export function compareLimits(pair: FlatPair): readonly KeywordFinding[] {
  const { before, after } = pair;
  const found = countRows.map(([keyword, { bound }]) => {
    const [old, now] = [count(before.schema, keyword), count(after.schema, keyword)];
    const change = movedBound(pair, changeName(keyword), [keyword], old, now, bound === "upper");
    const isOfTuple = keyword === "minItems" && before.schema.prefixItems !== undefined;
    return change && isOfTuple ? { ...change, codeLevels: tupleCode(pair) } : change;
  });
  return [
    movedBound(pair, "maximum", ["maximum", "exclusiveMaximum"], most(before.schema), most(after.schema), true),
    movedBound(pair, "minimum", ["minimum", "exclusiveMinimum"], least(before.schema), least(after.schema), false),
    ...found,
  ].filter((change) => change !== undefined);
}

/** As many items of a tuple as there must be are not optional. */
function tupleCode({ before, after }: FlatPair): Levels {
  const needed = ({ schema }: FlatPair["before"]): number =>
    Math.min(schema.minItems ?? 0, before.schema.prefixItems?.length ?? 0);
  const [old, now] = [needed(before), needed(after)];
  return now > old ? { sent: "breaking" } : now < old ? { read: "breaking" } : {};
}

interface Bound {
  /** The number that the keyword has. */
  readonly value: number;
  readonly isExclusive: boolean;
}

type BoundName = ChangeName<CountKeyword> | "maximum" | "minimum";

function movedBound(
  { before, after }: FlatPair,
  name: BoundName,
  names: readonly (keyof JsonSchema)[],
  old: Bound | undefined,
  now: Bound | undefined,
  isUpper: boolean,
): KeywordChange | undefined {
  const [first = "maximum", second] = names;
  const key = second !== undefined && (now ?? old)?.isExclusive === true ? second : first;
  const hybrid = patched(before.schema, laterValues(after.schema, ...names));
  const change = { kind: "change", key, hybrid } as const;
  if (old === undefined) {
    return now && { ...change, id: `schema/${name}-added`, data: { after: boundText(now, isUpper) } };
  }
  if (now === undefined) return { ...change, id: `schema/${name}-removed`, data: { before: boundText(old, isUpper) } };
  const order = now.value - old.value || (isUpper ? -1 : 1) * (Number(now.isExclusive) - Number(old.isExclusive));
  if (order === 0) return undefined;
  const data = { before: boundText(old, isUpper), after: boundText(now, isUpper) };
  return { ...change, id: `schema/${name}-${order < 0 ? "lowered" : "raised"}`, data };
}

function boundText({ value, isExclusive }: Bound, isUpper: boolean): string {
  return isExclusive ? `${isUpper ? "less" : "more"} than ${value}` : String(value);
}

/** A bound that bounds nothing is none. */
function count(schema: JsonSchema, keyword: CountKeyword): Bound | undefined {
  const value = schema[keyword];
  return value === undefined || (value === 0 && keywords[keyword].bound === "lower")
    ? undefined
    : { value, isExclusive: false };
}

function most({ maximum = Infinity, exclusiveMaximum = Infinity, types }: JsonSchema): Bound | undefined {
  if (maximum === Infinity && exclusiveMaximum === Infinity) return undefined;
  if (areIntegers(types)) {
    return { value: Math.min(Math.floor(maximum), Math.ceil(exclusiveMaximum) - 1), isExclusive: false };
  }
  const isExclusive = exclusiveMaximum <= maximum;
  return { value: isExclusive ? exclusiveMaximum : maximum, isExclusive };
}

function least({ minimum = -Infinity, exclusiveMinimum = -Infinity, types }: JsonSchema): Bound | undefined {
  if (minimum === -Infinity && exclusiveMinimum === -Infinity) return undefined;
  if (areIntegers(types)) {
    return { value: Math.max(Math.ceil(minimum), Math.floor(exclusiveMinimum) + 1), isExclusive: false };
  }
  const isExclusive = exclusiveMinimum >= minimum;
  return { value: isExclusive ? exclusiveMinimum : minimum, isExclusive };
}

/** The numbers among the values are whole, so that "less than 5" is "at most 4". */
function areIntegers(types: JsonSchema["types"]): boolean {
  return types !== undefined && types.includes("integer") && !types.includes("number");
}
