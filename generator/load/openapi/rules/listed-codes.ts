import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { memberOrigin, type Origin } from "../../../diagnostics/origin.js";
import type { ErrorRow, ErrorTable, JsonMembers } from "../../../model/contract.js";
import { errorMembers } from "../../../model/error-answers.js";
import { errorSchemas, inPlace } from "../../../model/error-codes.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";

/**
 * Holds a table to what the schema of an error lists, as a whole or of a member that rows state: reports what no row has, and
 * what one of the sound rows, whose bodies fit, states and the schema does not list.
 */
export function checkListedCodes(table: ErrorTable, sound: readonly ErrorRow[], diagnostics: Diagnostics): void {
  const { name, rows } = table;
  const documented = new Set(rows.flatMap((row) => Object.keys(row.documented.members)));
  const made = rows.map((row) => errorMembers(row, table));
  const tell = (value: JsonValue, origin: Origin): void => {
    diagnostics.report("errors/unreached-code", origin, { value: JSON.stringify(value), name });
  };
  const all = errorSchemas(table);
  const whole = listed(all).filter((entry): entry is Listed<JsonMembers> => isObject(entry.value));
  for (const { value, origin } of whole) if (!made.some((body) => holds(body, value))) tell(value, origin);
  for (const member of documented) {
    const values = listed(inPlace(all.flatMap(({ properties }) => properties?.get(member) ?? [])));
    for (const { value, origin } of values) if (!made.some((body) => isSame(body[member], value))) tell(value, origin);
    const known = [...values.map(({ value }) => value), ...whole.flatMap(({ value }) => value[member] ?? [])];
    if (known.length === 0) continue;
    for (const { documented, origin } of sound) {
      const value = documented.members[member];
      if (value === undefined || hasTemplate(value) || known.some((code) => isSame(code, value))) continue;
      diagnostics.report("errors/unlisted-code", origin, { value: JSON.stringify(value), member, name });
    }
  }
}

interface Listed<Value = JsonValue> {
  readonly value: Value;
  readonly origin: Origin;
}

function listed(schemas: readonly JsonSchema[]): readonly Listed[] {
  return schemas.flatMap(({ const: constant, enum: values = [], origin }) => [
    ...(constant === undefined ? [] : [{ value: constant.value, origin: memberOrigin(origin, "const") }]),
    ...values.map((value, index) => ({ value, origin: memberOrigin(memberOrigin(origin, "enum"), index) })),
  ]);
}

function isObject(value: JsonValue): value is JsonMembers {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function holds(made: JsonMembers, wanted: JsonMembers): boolean {
  return Object.entries(wanted).every(([key, member]) => isSame(made[key], member));
}

function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hasTemplate(value: JsonValue): boolean {
  return typeof value === "string" && value.includes("{");
}
