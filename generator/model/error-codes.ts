import { addTo } from "./grouped.js";
import type { Contract, ErrorTable } from "./contract.js";
import { errorBody } from "./error-answers.js";
import { schemasInPlace, type JsonSchema, type JsonValue } from "./json-schema/schema.js";

/** Returns the schemas of one error of a JSON table: those of the body, or those at "{errors}". */
export function errorSchemas(table: ErrorTable): readonly JsonSchema[] {
  const { payload } = table;
  if (payload.kind !== "json") return [];
  const body = errorBody(table);
  return inPlace(body === undefined ? [payload.schema] : schemasOfErrors(payload.schema, body));
}

/** Returns these schemas and all that apply to the same value. */
export function inPlace(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  const found = new Set(schemas);
  // The set grows during the iteration.
  for (const schema of found) for (const part of schemasInPlace(schema)) found.add(part);
  return [...found];
}

function schemasOfErrors(schema: JsonSchema, body: JsonValue): readonly JsonSchema[] {
  const here = inPlace([schema]);
  if (body === "{errors}") return here.flatMap(({ items }) => items ?? []);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([name, member]) =>
    here.flatMap(({ properties }) => {
      const inner = properties?.get(name);
      return inner === undefined ? [] : schemasOfErrors(inner, member);
    }),
  );
}

type Code = string | number;

const codesOfContracts = new WeakMap<Contract, ReadonlyMap<JsonSchema, readonly Code[]>>();

/**
 * Returns the codes that error tables define for a property; errors may have others. A property contains codes if every
 * row that defines it has a number or one word.
 */
export function knownCodes(contract: Contract, member: JsonSchema): readonly Code[] {
  const codes = codesOfContracts.get(contract) ?? codesOf(contract);
  codesOfContracts.set(contract, codes);
  return codes.get(member) ?? [];
}

function codesOf({ errorTables }: Contract): ReadonlyMap<JsonSchema, readonly Code[]> {
  const found = new Map<JsonSchema, Code[]>();
  for (const table of errorTables) {
    const values = new Map<string, JsonValue[]>();
    for (const { documented, assumed } of table.rows) {
      for (const [name, value] of Object.entries({ ...documented.members, ...assumed.members })) {
        if (typeof value !== "string" || !value.includes("{")) addTo(values, name, value);
      }
    }
    const schemas = errorSchemas(table);
    for (const [name, memberValues] of values) {
      if (!memberValues.every(isCode)) continue;
      for (const schema of schemas) {
        const member = schema.properties?.get(name);
        if (member !== undefined) found.set(member, [...new Set([...(found.get(member) ?? []), ...memberValues])]);
      }
    }
  }
  return found;
}

function isCode(value: JsonValue): value is Code {
  return typeof value === "number" || (typeof value === "string" && /^\S+$/.test(value));
}
