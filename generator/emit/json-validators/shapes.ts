import { keywordRow } from "../../model/json-schema/keywords.js";
import { subschemas, type Discriminator, type JsonSchema } from "../../model/json-schema/schema.js";
import { wayWithin } from "./steps.js";

/** Writing out a schema of less takes no more text than to call a function for it. */
const leastWeight = 2;

/** The schemas of an interface by what they ask for. */
export interface Shapes {
  /** The number of a schema's shape: functions of two schemas of one shape differ in nothing but their names. */
  numberOf(schema: JsonSchema): number;
  /** True for a schema whose shape stands at several places. */
  isRepeated(schema: JsonSchema): boolean;
  /** True for a schema without a name whose shape stands at several places, and is long enough to have a function. */
  isShared(schema: JsonSchema): boolean;
}

interface Shape {
  /** A number that equal shapes share and no other shape has. */
  readonly number: number;
  /** Keywords and values, those of schemas inside included. */
  readonly weight: number;
  /** Schemas of this shape that other schemas hold. */
  places: number;
}

/** The shapes of the schemas of an interface. `isOwn` tells those that share a function with no other. Takes linear time. */
export function shapesOf(roots: readonly JsonSchema[], isOwn: (schema: JsonSchema) => boolean): Shapes {
  const shapes = new Map<JsonSchema, Shape>();
  const byText = new Map<string, Shape>();
  const identities = new Map<object, number>();
  const identityOf = (object: object): string => {
    const number = identities.get(object) ?? identities.size;
    identities.set(object, number);
    return `@${number}`;
  };
  for (const schema of insideOut(roots)) {
    const parts = subschemas(schema).map((inner) => shapes.get(inner)!);
    const text = isOwn(schema) ? identityOf(schema) : textOf(schema, shapes, identityOf);
    let shape = byText.get(text);
    if (shape === undefined) {
      shape = { number: byText.size, weight: weightOf(schema, parts), places: 0 };
      byText.set(text, shape);
      for (const part of parts) part.places += 1;
    }
    shapes.set(schema, shape);
  }
  const shapeOf = (schema: JsonSchema): Shape | undefined => shapes.get(schema);
  return {
    numberOf: (schema) => shapeOf(schema)?.number ?? Number(`-${identityOf(schema).slice(1)}`) - 1,
    isRepeated: (schema) => (shapeOf(schema)?.places ?? 0) > 1,
    isShared(schema) {
      const { places = 0, weight = 0 } = shapeOf(schema) ?? {};
      return places > 1 && weight >= leastWeight;
    },
  };
}

/** Every schema that can be reached, after those inside it; references lead to others that come by themselves. */
function* insideOut(roots: readonly JsonSchema[]): Iterable<JsonSchema> {
  const reached = new Set<JsonSchema>();
  const targets = new Set(roots);
  // A Set visits what is added while it is walked.
  for (const target of targets) {
    const open: { readonly schema: JsonSchema; isDone?: true }[] = [{ schema: target }];
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      const { schema } = at;
      if (at.isDone === true || reached.has(schema)) {
        open.pop();
        if (reached.has(schema)) continue;
        reached.add(schema);
        if (schema.ref !== undefined) targets.add(schema.ref.target);
        yield schema;
        continue;
      }
      at.isDone = true;
      for (const inner of subschemas(schema)) open.push({ schema: inner });
    }
  }
}

/** The keywords of a schema as text, the schemas inside by their numbers and by the way to them. */
function textOf(
  schema: JsonSchema,
  shapes: ReadonlyMap<JsonSchema, Shape>,
  identityOf: (object: object) => string,
): string {
  const placeOf = (subschema: JsonSchema): string => {
    const { origin } = subschema;
    return origin.kind === "offset" ? identityOf(subschema) : `${identityOf(origin.file)} ${origin.pointer}`;
  };
  const inner = (subschema: JsonSchema): string => {
    const way = wayWithin(schema.origin, subschema.origin);
    return `${shapes.get(subschema)!.number} ${way ?? placeOf(subschema)} ${subschema.title ?? ""}`;
  };
  const said = Object.entries(schema).flatMap(([keyword, value]) => {
    switch (keywordRow(keyword)?.shape) {
      case "ref":
        return [[keyword, identityOf(schema.ref!.target)]];
      case "schema":
        return [[keyword, inner(value as JsonSchema)]];
      case "schemas":
        return [[keyword, (value as readonly JsonSchema[]).map(inner)]];
      case "schemasByName":
      case "schemasByPattern":
        return [
          [
            keyword,
            [...(value as ReadonlyMap<string, JsonSchema>)].map(([name, subschema]) => [name, inner(subschema)]),
          ],
        ];
      case "discriminator": {
        const { propertyName, mapping } = value as Discriminator;
        return [[keyword, propertyName, [...mapping].map(([name, target]) => [name, identityOf(target)])]];
      }
      case "namesByName":
        return [[keyword, [...(value as ReadonlyMap<string, unknown>)]]];
      case "text":
        return keyword === "title" || keyword === "description" ? [] : [[keyword, value]];
      case "examples":
      case "extensions":
      case "textsByValue":
      case "xml":
        return [];
      default:
        return keyword === "origin" ? [] : [[keyword, value]];
    }
  });
  return JSON.stringify(said);
}

function weightOf(schema: JsonSchema, parts: readonly Shape[]): number {
  const keywords = Object.keys(schema).filter((keyword) => keyword !== "origin").length;
  const values = (schema.enum?.length ?? 0) + (schema.required?.length ?? 0);
  return parts.reduce((sum, { weight }) => sum + weight, keywords + values);
}
