import type { Diagnostics } from "../../../diagnostics/collector.js";
import { memberOrigin, type Origin } from "../../../diagnostics/origin.js";
import type { ErrorTable } from "../../../model/contract.js";
import { errorBody, errorMembers } from "../../../model/error-answers.js";
import { schemasInPlace, type JsonSchema, type JsonValue } from "../../../model/json-schema/schema.js";

/** Reports what the schema of an error lists, as a whole or of a member that rows state, and no row of the table has. */
export function checkListedCodes(table: ErrorTable, diagnostics: Diagnostics): void {
  const { name, payload, rows } = table;
  const body = errorBody(table);
  if (payload.kind !== "json") return;
  const errors = body === undefined ? [payload.schema] : errorSchemas(payload.schema, body);
  const stated = new Set(rows.flatMap((row) => Object.keys(row.stated.members)));
  const made = rows.map((row) => errorMembers(row, table));
  const tell = (value: JsonValue, origin: Origin): void => {
    diagnostics.report("errors/unreached-code", origin, { value: JSON.stringify(value), name });
  };
  const all = inPlace(errors);
  for (const { value, origin } of listed(all)) {
    if (typeof value !== "object" || value === null) continue;
    const wanted = Object.entries(value);
    if (!made.some((each) => wanted.every(([key, member]) => JSON.stringify(each[key]) === JSON.stringify(member))))
      tell(value, origin);
  }
  for (const member of stated) {
    const schemas = inPlace(all.flatMap(({ properties }) => properties?.get(member) ?? []));
    for (const { value, origin } of listed(schemas)) {
      if (!made.some((each) => JSON.stringify(each[member]) === JSON.stringify(value))) tell(value, origin);
    }
  }
}

/** The schemas of the place where "{errors}" stands. */
function errorSchemas(schema: JsonSchema, body: JsonValue): readonly JsonSchema[] {
  const here = inPlace([schema]);
  if (body === "{errors}") return here.flatMap(({ items }) => items ?? []);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([name, member]) =>
    here.flatMap(({ properties }) => {
      const inner = properties?.get(name);
      return inner === undefined ? [] : errorSchemas(inner, member);
    }),
  );
}

function inPlace(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  const found = new Set(schemas);
  // The set grows while it is gone through.
  for (const schema of found) for (const each of schemasInPlace(schema)) found.add(each);
  return [...found];
}

function listed(schemas: readonly JsonSchema[]): readonly { readonly value: JsonValue; readonly origin: Origin }[] {
  return schemas.flatMap(({ const: constant, enum: values = [], origin }) => [
    ...(constant === undefined ? [] : [{ value: constant.value, origin: memberOrigin(origin, "const") }]),
    ...values.map((value, index) => ({ value, origin: memberOrigin(memberOrigin(origin, "enum"), index) })),
  ]);
}
