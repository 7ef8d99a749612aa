import { possibleTypes } from "../../../model/json-schema/possible-types.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { WireForms } from "./wire-form.js";

/**
 * Returns the properties of a value that are lists in one version or both, and for which a single value is the same text as a list of one
 * item: if items are repeated, or if `accepting` has only single values.
 */
export function repeatedFields(
  wire: WireForms | undefined,
  accepting: JsonSchema,
  refusing: JsonSchema,
): ReadonlySet<string> {
  const fieldsOf = (form: WireForms["before"] | undefined): ReadonlyMap<string, boolean> =>
    new Map(
      [accepting, refusing].flatMap((one) => form?.fields?.(one).map((field) => [field.name, field.isRepeated]) ?? []),
    );
  const typesOf = ({ properties }: JsonSchema, name: string): ReadonlySet<string> => {
    const property = properties?.get(name);
    return property === undefined ? new Set() : possibleTypes(property);
  };
  const [before, after] = [fieldsOf(wire?.before), fieldsOf(wire?.after)];
  return new Set(
    [...before].flatMap(([name, isRepeated]) => {
      const [old, now] = [typesOf(accepting, name), typesOf(refusing, name)];
      const isOneText = (isRepeated && after.get(name) === true) || (after.has(name) && !old.has("array"));
      const isList = (old.has("array") || now.has("array")) && !old.has("object") && !now.has("object");
      return isOneText && isList ? [name] : [];
    }),
  );
}

/** Returns schemas of values in which no such list is empty: an empty list is not sent. */
export function withItems({ origin }: JsonSchema, fields: ReadonlySet<string>): readonly JsonSchema[] {
  if (fields.size === 0) return [];
  return [{ origin, properties: new Map([...fields].map((name) => [name, { origin, minItems: 1 }])) }];
}
