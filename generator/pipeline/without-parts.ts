import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import type { ErrorNodes } from "../load/openapi/error-nodes.js";
import { narrowingKeywords } from "../load/openapi/skippable-parts.js";
import { withPathParameters } from "../load/openapi/path-parameters.js";
import type { Contract, Operation, Payload } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { SecurityRequirement } from "../model/security.js";
import { reachableSchemas } from "../plan/reachable.js";

interface Part {
  readonly origin: Origin;
  /** The path items and references that an operation is read through. */
  readonly holders?: readonly Origin[];
}

/** Properties of parts that contain parts. */
const partsInside: ReadonlySet<string> = new Set([
  ...["parameters", "requestBody", "responses", "headers", "content", "encoding", "examples", "callbacks", "rows"],
  "flows",
]);

const schemaKeys: ReadonlySet<string> = new Set(["schema", "itemSchema", "plainSchema"]);

/** Maximum length of a chain of references. */
const maxHops = 20;

/** Flags that are false if they are not written. */
const flags: ReadonlySet<string> = new Set(["required", "deprecated", "allowReserved", "allowEmptyValue"]);

/** Returns a contract without the skipped parts. An operation never requires less of its callers. */
export function withoutParts(contract: Contract, errors: ErrorNodes): Contract {
  const filter = new PartFilter(contract, errors);
  const { openapi, components } = contract;
  const readable: Contract = {
    ...contract,
    ...(openapi && {
      openapi: { ...openapi, extensions: filter.named(openapi.extensions, memberOrigin(openapi.origin, "info")) },
    }),
    ...(components && {
      components: Object.fromEntries(
        Object.entries(components).map(([kind, parts]) => [kind, filter.rest(parts)]),
      ) as never,
    }),
    operations: filter.rest(contract.operations).map(withAllParameters),
    webhooks: filter.rest(contract.webhooks),
    securitySchemes: filter.securitySchemes,
    errorTables: filter.rest(contract.errorTables),
    openQuestions: filter.rest(contract.openQuestions),
  };
  reachableSchemas(filter.schemas).forEach((schema) => filter.open(schema));
  return readable;
}

class PartFilter {
  private readonly known = new Map<unknown, unknown>();
  readonly schemas: Set<JsonSchema>;
  readonly securitySchemes: Contract["securitySchemes"];

  constructor(
    private readonly contract: Contract,
    private readonly errors: ErrorNodes,
  ) {
    this.schemas = new Set(contract.schemas.values());
    this.securitySchemes = this.rest(contract.securitySchemes);
  }

  named<T>(values: ReadonlyMap<string, T>, at: Origin): ReadonlyMap<string, T> {
    return new Map([...values].filter(([key]) => !this.errors.isSkipped(memberOrigin(at, key))));
  }

  /** A part, or several, without the skipped parts inside. */
  rest<T>(value: T): T {
    if (Array.isArray(value))
      return value.flatMap((item: unknown) => (this.isKept(item) ? [this.rest(item)] : [])) as T;
    if (value instanceof Map) {
      const kept = [...(value as Map<string, unknown>)].filter(([, part]) => this.isKept(part));
      return new Map(kept.map(([key, part]) => [key, this.rest(part)])) as T;
    }
    if (!isPart(value) || this.known.has(value)) return (this.known.get(value) as T | undefined) ?? value;
    const { origin } = value;
    const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
      const at = memberOrigin(origin, key);
      if (key === "extensions") return [[key, this.named(part as ReadonlyMap<string, JsonValue>, origin)]];
      if (key === "security") return this.securityOf(part as readonly SecurityRequirement[]);
      if (key === "payload") this.rest({ ...(part as Payload), origin });
      if (schemaKeys.has(key)) this.schemas.add(part as JsonSchema);
      if (flags.has(key)) return [[key, part === true && !this.errors.isSkipped(at)]];
      if (!partsInside.has(key)) return [[key, part]];
      return this.isKept(part) ? [[key, this.rest(part instanceof Map ? this.named(part, at) : part)]] : [];
    });
    this.known.set(value, Object.fromEntries(entries));
    return this.known.get(value) as T;
  }

  private isKept(value: unknown): boolean {
    return !isPart(value) || ![value.origin, ...(value.holders ?? [])].some((at) => this.errors.isSkipped(at));
  }

  private securityOf(all: readonly SecurityRequirement[]): [string, unknown][] {
    const security = all.filter(({ origin, schemes }) => {
      const lost = [...schemes.keys()].find((name) => !this.securitySchemes.has(name));
      if (lost !== undefined)
        this.errors.skipRequirement(origin, this.contract.securitySchemes.get(lost)?.origin ?? origin);
      return lost === undefined;
    });
    const isUnreadable = security.length === 0 && all.length > 0;
    return [["security", security], ...(isUnreadable ? [["hasUnreadableSecurity", true] as [string, unknown]] : [])];
  }

  /** Opens a skipped schema in place, since others refer to it. Keywords that would reject more for it go with it. */
  open(schema: { -readonly [K in keyof JsonSchema]: JsonSchema[K] }): void {
    const { origin, oneOf } = schema;
    const lost = narrowingKeywords.filter((key) => [schema[key] ?? []].flat().some((inner) => this.isLost(inner)));
    // Another branch and one that accepts everything match together.
    if (lost.includes("oneOf") && oneOf !== undefined && !this.errors.isSkipped(memberOrigin(origin, "oneOf")))
      schema.anyOf ??= oneOf;
    for (const key of this.errors.isSkipped(origin) ? Object.keys(schema) : lost)
      if (key !== "origin") Reflect.deleteProperty(schema, key);
    if (schema.extensions !== undefined) schema.extensions = this.named(schema.extensions, origin);
  }

  private isLost({ origin, ref }: JsonSchema, hops = 0): boolean {
    return this.errors.isSkipped(origin) || (ref !== undefined && hops < maxHops && this.isLost(ref.target, hops + 1));
  }
}

/** A parameter of a path that was skipped is a string. */
function withAllParameters(operation: Operation): Operation {
  const spanning = operation.parameters.flatMap(({ name, spansSegments }) => (spansSegments === true ? [name] : []));
  return withPathParameters(operation, new Set(spanning));
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && "origin" in value;
}
