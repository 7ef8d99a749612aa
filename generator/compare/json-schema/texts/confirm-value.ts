import { equalsJson } from "../../../../templates/runtime/json/equal.js";
import { invariant } from "../../../diagnostics/invariant.js";
import { evaluate } from "../../../model/json-schema/evaluate.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import type { Answer } from "../../../prove/json-schema/relation.js";
import type { Wire } from "../../finding.js";
import { cached } from "../../pair-map.js";
import { otherVersion, type ComparedVersion, type Versions } from "../../versions.js";
import type { ValueDirection } from "../../kind-of-change.js";
import type { SchemaSession } from "../schema-session.js";
import { asTexts, listReadings, singleTexts, valuesOfTexts } from "./travelling-values.js";
import type { WireCodec } from "./wire-form.js";

/** The values of a comparison that are sent as strings. */
export interface TextSettings {
  /** Undefined for strings in XML documents. */
  readonly wire?: Wire | undefined;
  /** Pairs of whole values: the only ones that are serialized, in contrast to schemas inside them. */
  readonly roots: readonly Versions<JsonSchema>[];
}

/** Values of one schema that the other rejects, by the code that generated clients and servers write and read with. */
export interface Confirmation {
  /** The version that accepts, for the schemas of a whole value; otherwise undefined. */
  readonly sideOf: (accepting: JsonSchema, refusing: JsonSchema) => ComparedVersion | undefined;
  /** The values of a schema that can be sent, if it is the schema of a whole value. */
  readonly sendable: (schema: JsonSchema, side: ComparedVersion | undefined) => JsonSchema;
  /** Returns the value that the sender's version reads from the text of a value, if the other rejects the text; otherwise undefined. */
  readonly confirm: (
    value: JsonValue,
    accepting: JsonSchema,
    refusing: JsonSchema,
    direction: ValueDirection,
  ) => JsonValue | undefined;
  /** The value that each version reads from the text of a value. */
  readonly readings: (side: ComparedVersion, value: JsonValue, accepting: JsonSchema, refusing: JsonSchema) => Readings;
}

interface Readings {
  /** Undefined if the value cannot be sent. */
  readonly sent?: JsonValue | undefined;
  /** Undefined if the other version rejects the text. */
  readonly received?: { readonly value?: JsonValue | undefined } | undefined;
}

/** Prepares the writers and readers of both versions. */
export function createConfirmation(session: SchemaSession, settings: TextSettings): Confirmation {
  const { wire, roots } = settings;
  const partners = new Map(roots.map(({ before, after }) => [before, after]));
  const codecs = createCodecs(session, settings);
  const sendables = new Map<JsonSchema, JsonSchema>();
  const sideOf: Confirmation["sideOf"] = (accepting, refusing) => {
    if (wire === undefined) return undefined;
    return partners.get(accepting) === refusing ? "before" : partners.get(refusing) === accepting ? "after" : undefined;
  };
  const readings: Confirmation["readings"] = (side, value, accepting, refusing) => {
    const codec = codecs[side](accepting);
    const text = codec.write(value);
    if (text === undefined) return {};
    const sent = codec.read(text)?.value;
    return { sent, received: codecs[otherVersion(side)](refusing).read(text) };
  };
  return {
    sideOf,
    readings,
    sendable(schema, side) {
      if (wire === undefined || side === undefined) return schema;
      const known = sendables.get(schema) ?? restricted(schema, wire[side].sendable(schema.origin));
      sendables.set(schema, known);
      return known;
    },
    confirm(value, accepting, refusing, direction) {
      const view = session.views[direction];
      const side = sideOf(accepting, refusing);
      if (side === undefined) return confirmTexts(value, accepting, refusing, view, wire?.lists);
      const { sent, received } = readings(side, value, accepting, refusing);
      if (sent === undefined || evaluate(accepting, sent, view) !== true) return undefined;
      if (received === undefined) return sent;
      return received.value !== undefined && evaluate(refusing, received.value, view) === false ? sent : undefined;
    },
  };
}

/** The same for a value inside of another: each value with the same texts is rejected. */
function confirmTexts(
  value: JsonValue,
  accepting: JsonSchema,
  refusing: JsonSchema,
  view: SchemaSession["views"][ValueDirection],
  lists: Wire["lists"],
): JsonValue | undefined {
  const accepted = [value, ...(valuesOfTexts(value) ?? [])].find((one) => evaluate(accepting, one, view) === true);
  if (accepted === undefined) return undefined;
  const all = lists === undefined ? [asTexts(accepted)] : listReadings(asTexts(accepted), lists);
  const isRefused = (texts: JsonValue): boolean =>
    valuesOfTexts(texts)?.every((one) => evaluate(refusing, one, view) === false) ?? false;
  return all.every(isRefused) ? accepted : undefined;
}

/** Prepares the writers and readers of both versions, once for each schema. */
function createCodecs(
  { isCommaFree }: SchemaSession,
  { wire }: TextSettings,
): Versions<(schema: JsonSchema) => WireCodec> {
  const codecsOf = (side: ComparedVersion): ((schema: JsonSchema) => WireCodec) =>
    cached((schema) => {
      invariant(wire !== undefined, "strings without a location should not be serialized");
      return wire[side].codec(schema, isCommaFree);
    });
  return { before: codecsOf("before"), after: codecsOf("after") };
}

/**
 * Reads values of one version, with a part of a form if it is named, by the form of the other version. Returns the answer, and true if all
 * values are read as what they are.
 */
export function serializeValues(
  session: SchemaSession,
  { sideOf, sendable, readings, confirm }: Confirmation,
  [accepting, refusing]: readonly [JsonSchema, JsonSchema],
  direction: ValueDirection,
  part?: string,
): { readonly answer: Answer | undefined; readonly isSame: boolean } {
  const side = sideOf(accepting, refusing);
  if (side === undefined) return { answer: undefined, isSame: false };
  const { origin } = accepting;
  let isSame = true;
  const relate = (one: JsonSchema, other: JsonSchema): Answer => session.relation(one, other, direction).narrowed;
  const confirmed = (value: JsonValue): JsonValue | undefined => {
    const { sent, received } = readings(side, value, accepting, refusing);
    const other = received?.value;
    isSame &&= sent === undefined || (other !== undefined && equalsJson(singleTexts(sent), singleTexts(other)));
    return confirm(value, accepting, refusing, direction);
  };
  const names = part === undefined ? [] : [part, ...(session.flat(accepting).schema.required ?? [])];
  const withPart = (value: JsonSchema): JsonSchema =>
    part === undefined
      ? value
      : { origin, required: [part], properties: new Map([[part, value]]), propertyNames: { origin, enum: names } };
  const all = sendable(accepting, side);
  const lists: JsonSchema = { origin, types: ["array"], minItems: 2 };
  const answer = findExample(
    restricted(all, withPart({ origin, minItems: 1 })),
    refusing,
    relate,
    confirmed,
    withPart(lists),
  );
  if (answer?.kind === "yes") return { answer, isSame };
  const marked: JsonSchema = { origin, types: ["string"], pattern: "[.;,|]" };
  const found = relate(restricted(all, marked), { origin, boolean: false });
  const witness = found.kind === "yes" ? confirmed(found.witness) : undefined;
  return { answer: witness === undefined ? answer : { kind: "yes", witness }, isSame };
}

/** A schema of the values that all given schemas accept. */
export function restricted(schema: JsonSchema, ...more: readonly JsonSchema[]): JsonSchema {
  return { origin: schema.origin, allOf: [schema, ...more] };
}

/** The number of values that are serialized. */
const maxExamples = 16;

/**
 * Looks for a value that one version sends and the other rejects: among values that `refusing` rejects as they are, among lists (the
 * schema `several`), then among all values. The answer is "no" if these are all values; undefined if no example is found.
 */
export function findExample(
  accepting: JsonSchema,
  refusing: JsonSchema,
  relate: (accepting: JsonSchema, refusing: JsonSchema) => Answer,
  confirm: (value: JsonValue) => JsonValue | undefined,
  several: JsonSchema = { origin: accepting.origin, minItems: 2 },
): Answer | undefined {
  const { origin } = accepting;
  const never: JsonSchema = { origin, boolean: false };
  const passed: JsonValue[] = [];
  const among = (schema: JsonSchema, other: JsonSchema): Answer | undefined => {
    for (let count = 0; count < maxExamples; count += 1) {
      const others: JsonSchema = { origin, not: { origin, enum: [...passed] } };
      const example = relate(passed.length === 0 ? schema : { origin, allOf: [schema, others] }, other);
      if (example.kind !== "yes") return example;
      const witness = confirm(example.witness);
      if (witness !== undefined) return { kind: "yes", witness };
      passed.push(example.witness);
    }
    return undefined;
  };
  const found = among(accepting, refusing);
  if (found?.kind === "yes") return found;
  const list = among({ origin, allOf: [accepting, several] }, never);
  if (list?.kind === "yes") return list;
  const any = among(accepting, never);
  return any?.kind === "unknown" ? undefined : any;
}
