import type { Result } from "../../../templates/runtime/base/problem.js";
import type { XmlDecodeOptions } from "../../../templates/runtime/xml/decode.js";
import type { ValidateOptions } from "../../../templates/runtime/json/validate.js";
import type { CheckValues, Rejection, WrittenValue } from "../../lint/written-value.js";
import type { Contract } from "../../model/contract.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { evaluate, type Steps } from "../../model/json-schema/evaluate.js";
import { isPlainReference } from "../../model/json-schema/same-value.js";
import { schemaView } from "../../plan/json-names.js";
import { planInterface } from "../../plan/plan-interfaces.js";
import {
  viewFor,
  type Direction,
  type InterfacePlan,
  type NamedSchema,
  type SchemaViewNames,
} from "../../plan/plan.js";
import type { FormatLevel } from "../../settings/format-levels.js";
import { placeInValue, placeInXml } from "./place-in-value.js";

/** Maximum number of problems per value: more are not helpful in one run. */
const maxRejections = 10;

/** Budget of the evaluation of all values of a spec; emitted validators check the rest. */
const maxSteps = 1_000_000;

type Validate = (value: unknown, options: ValidateOptions) => Result<unknown>;
type Decode = (xml: string, options: XmlDecodeOptions) => Result<unknown>;
type Refusals = ReadonlyMap<WrittenValue, readonly Rejection[]>;

/**
 * Checks values with the validators and codecs that `generate` emits for a spec. Emits only the needed ones with their
 * references, and writes nothing. JSON values that the model accepts need none, so a spec with valid examples loads no
 * emitter.
 */
export function createCheckValues(contract: Contract, formats: FormatLevel): CheckValues {
  let known: InterfacePlan | undefined;
  const steps = { left: maxSteps };
  return async (all) => {
    const values = all.filter((written) => !isAccepted(written, steps));
    if (values.length === 0) return all.map(() => []);
    const plan = (known ??= { ...planInterface(contract, "", { formats }), isRun: true });
    const refused = new Map([
      ...(await refusedAsJson(plan, values)),
      ...(await refusedAsXml(plan, values)),
      ...(await refusedAsForms(plan, values)),
    ]);
    return all.map((written) => refused.get(written) ?? []);
  };
}

/** True if the schema of a JSON value accepts it, in one of its directions. False if that is undecided. */
function isAccepted({ wanted, value }: WrittenValue, steps: Steps): boolean {
  if (wanted.kind !== "json") return false;
  const directions = wanted.direction === undefined ? (["response", "request"] as const) : [wanted.direction];
  return directions.some(
    (direction) =>
      evaluate(wanted.schema, value, { direction: direction === "request" ? "sent" : "read" }, steps) === true,
  );
}

async function refusedAsJson(plan: InterfacePlan, values: readonly WrittenValue[]): Promise<Refusals> {
  const all = values.flatMap((written) => (written.wanted.kind === "json" ? [{ ...written.wanted, written }] : []));
  if (all.length === 0) return new Map();
  const { validatorsOf } = await import("../../emit/json-validators/json-validators.js");
  const { placeOfSchemaPath } = await import("../../emit/json-validators/schema-path.js");
  const { jsonRuntime } = await import("./json-runtime.js");
  const { runModule } = await import("./run-module.js");
  const named = new Map<JsonSchema, NamedSchema>();
  for (const { schema } of all) {
    const checked = checkedSchema(schema);
    if (!named.has(checked)) named.set(checked, checkable(plan.schemaName(checked), checked, named.size));
  }
  const withValues: InterfacePlan = {
    ...plan,
    schemas: [...plan.schemas, ...named.values()],
    schemaName: (schema) => named.get(schema) ?? plan.schemaName(schema),
  };
  const functions = runModule(validatorsOf(withValues, [...named.values()]), jsonRuntime);
  const placeOf = placeOfSchemaPath(plan.contract);
  return new Map(
    all.map(({ schema, direction, written }) => {
      const { views } = named.get(checkedSchema(schema))!;
      const chosen = direction === undefined ? views : [viewFor({ schema, views }, direction)];
      const results = chosen.map(({ validateName }) =>
        (functions[validateName] as Validate)(written.value, { maxProblems: maxRejections }),
      );
      const failures = results.flatMap((result) => (result.ok ? [] : [result.problems]));
      const [problems = []] = failures.length === results.length ? failures : [];
      const refusals = problems.map(({ message, path, schemaPath = "" }): Rejection => {
        return { message, origin: placeInValue(written.origin, path), rule: placeOf(schemaPath) };
      });
      return [written, refusals];
    }),
  );
}

/** A reference without other keywords is checked as its target. */
function checkedSchema(schema: JsonSchema): JsonSchema {
  return schema.ref !== undefined && isPlainReference(schema) ? schema.ref.target : schema;
}

/**
 * Values are never parsed from strings here, so no codec is needed. Several schemas may share a name that is only a
 * type's, so each of them gets a name for its functions. No type of a plan has "$" in its name.
 */
function checkable(named: NamedSchema | undefined, schema: JsonSchema, index: number): NamedSchema {
  if (named !== undefined && named.isTypeOnly !== true) return { schema, views: named.views, isMessagePart: true };
  const view = (kind: Direction): SchemaViewNames =>
    schemaView(kind, `Written$${index}${kind === "request" ? "$Request" : ""}`);
  return { schema, views: [view("response"), view("request")], isMessagePart: true };
}

/** Forms that are written as strings are parsed like in a server, and their fields are then validated. */
async function refusedAsForms(plan: InterfacePlan, values: readonly WrittenValue[]): Promise<Refusals> {
  const forms = values.flatMap((written) => (written.wanted.kind === "form" ? [{ written, ...written.wanted }] : []));
  if (forms.length === 0) return new Map();
  const { createFormReader } = await import("./form-reader.js");
  const refused = new Map<WrittenValue, readonly Rejection[]>();
  const read = new Map<WrittenValue, WrittenValue>();
  for (const { written, media, schema, direction } of forms) {
    const { values: fields, problems } = createFormReader(media, schema, plan)(written.value as string);
    const { origin } = written;
    if (problems.length > 0)
      refused.set(
        written,
        problems.map(({ message }) => ({ message, origin })),
      );
    else read.set({ ...written, value: fields as JsonValue, wanted: { kind: "json", schema, direction } }, written);
  }
  for (const [form, refusals] of await refusedAsJson(plan, [...read.keys()])) {
    const written = read.get(form)!;
    // The fields have no locations of their own in the string.
    refused.set(
      written,
      refusals.map((refusal) => ({ ...refusal, origin: written.origin })),
    );
  }
  return refused;
}

async function refusedAsXml(plan: InterfacePlan, values: readonly WrittenValue[]): Promise<Refusals> {
  const all = values.flatMap((written) => (written.wanted.kind === "xml" ? [{ ...written.wanted, written }] : []));
  if (all.length === 0) return new Map();
  const elements = new Set(all.flatMap(({ element }) => element ?? []));
  const { xmlCodecs } = await import("../../emit/xml-codecs/xml-codecs.js");
  const { xmlRuntime } = await import("./xml-runtime.js");
  const { runModule } = await import("./run-module.js");
  const { wellFormed } = await import("./well-formed.js");
  const xmlElements = plan.xmlElements.filter(({ element }) => elements.has(element));
  const [module] = elements.size === 0 ? [] : await xmlCodecs.emit({ ...plan, xmlElements }, new Set());
  const functions = module === undefined ? {} : runModule(module, xmlRuntime);
  return new Map(
    all.flatMap(({ element, written }) => {
      const { value, origin } = written;
      const name = element && plan.xmlElementName(element)?.decodeName;
      // No document contains an abstract element, so it has no function.
      const decode = name !== undefined && Object.hasOwn(functions, name) ? (functions[name] as Decode) : undefined;
      const check = element === undefined ? wellFormed : decode;
      if (check === undefined || typeof value !== "string") return [];
      const result = check(value, { maxProblems: maxRejections });
      if (result.ok) return [];
      const refusals = result.problems.map((problem): Rejection => {
        return { message: problem.message, origin: placeInXml(origin, value, problem) };
      });
      return [[written, refusals] as const];
    }),
  );
}
