import { keywordRow } from "../model/json-schema/keywords.js";
import type { Discriminator, JsonSchema } from "../model/json-schema/schema.js";

/**
 * Strings that are equal for schemas with equal content, documentation included. Referenced schemas are compared by
 * identity, so that circular references end.
 */
export class SchemaTexts {
  private readonly texts = new Map<JsonSchema, number>();
  private readonly numbers = new Map<string, number>();
  private readonly identities = new Map<JsonSchema, number>();

  /** Returns the same number for schemas with equal content. Takes linear time for all schemas together. */
  numberOf(schema: JsonSchema): number {
    const before = this.texts.get(schema);
    if (before !== undefined) return before;
    const text = JSON.stringify(
      Object.entries(schema).map(([keyword, value]) => [keyword, this.valueOf(keyword, value)]),
      plainly,
    );
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    this.texts.set(schema, number);
    return number;
  }

  private valueOf(keyword: string, value: unknown): unknown {
    switch (keywordRow(keyword)?.shape) {
      case "ref":
        return this.identityOf((value as NonNullable<JsonSchema["ref"]>).target);
      case "schema":
        return this.numberOf(value as JsonSchema);
      case "schemas":
        return (value as readonly JsonSchema[]).map((schema) => this.numberOf(schema));
      case "schemasByName":
      case "schemasByPattern":
        return [...(value as ReadonlyMap<string, JsonSchema>)].map(([name, schema]) => [name, this.numberOf(schema)]);
      case "discriminator": {
        const { propertyName, mapping } = value as Discriminator;
        return [propertyName, [...mapping].map(([name, target]) => [name, this.identityOf(target)])];
      }
      default:
        return keyword === "origin" ? null : value;
    }
  }

  private identityOf(schema: JsonSchema): number {
    const identity = this.identities.get(schema) ?? this.identities.size;
    this.identities.set(schema, identity);
    return identity;
  }
}

/** Replaces values that JSON cannot express. */
function plainly(_: string, value: unknown): unknown {
  if (value instanceof Map) return [...(value as ReadonlyMap<unknown, unknown>)];
  return typeof value === "bigint" ? `${value}n` : value;
}
