import type { Origin } from "../../../diagnostics/origin.js";
import { hasModifiers, meantPattern } from "../../../languages/ecma/meant-pattern.js";
import { patternKind } from "../../../languages/ecma/pattern-kind.js";
import type { KeywordsOfShape } from "../../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { isArray, isObject, member, originOf, step } from "../cursor.js";
import { reportShape, type Keyword, type SchemaContext, type Scope } from "./scope.js";

/** A keyword whose value is text. */
export function textKeyword(name: KeywordsOfShape<"text">): Keyword {
  return (value, scope) => {
    if (typeof value === "string") scope.draft[name] = value;
    else reportShape(scope, name, "a string");
  };
}

/** A keyword whose value is true or false. */
export function flag(name: KeywordsOfShape<"flag">): Keyword {
  return (value, scope, key) => {
    if (typeof value === "boolean") scope.draft[name] = value;
    else {
      reportShape(scope, key, "a boolean");
      // A mark that may have been meant to be true keeps the property out of requests or responses.
      if (name === "readOnly" || name === "writeOnly") scope.draft[name] = true;
    }
  };
}

/** A keyword whose value is a number. */
export function number(name: KeywordsOfShape<"number">): Keyword {
  return (value, scope) => {
    if (typeof value === "number") scope.draft[name] = value;
    else reportShape(scope, name, "a number");
  };
}

/** A keyword whose value is a number above zero. */
export function positive(name: KeywordsOfShape<"positive">): Keyword {
  return (value, scope) => {
    if (typeof value === "number" && value > 0) scope.draft[name] = value;
    else reportShape(scope, name, "a number above 0");
  };
}

/** A keyword that counts: a whole number from zero. */
export function countKeyword(name: KeywordsOfShape<"count">): Keyword {
  return (value, scope) => {
    if (typeof value === "number" && Number.isInteger(value) && value >= 0) scope.draft[name] = value;
    else reportShape(scope, name, "an integer of at least 0");
  };
}

/** A keyword whose value is one schema. */
export function single(name: KeywordsOfShape<"schema">): Keyword {
  return (value, scope) => {
    scope.draft[name] = scope.context.node(step(scope.at, name, value));
  };
}

/** `items` before 2020-12: the schema of all items, or one for each of the first (draft 7, section 6.4.1). */
export const itemsOrList: Keyword = (value, scope, key) => {
  if (!isArray(value)) single("items")(value, scope, key);
  else if (value.length > 0) {
    const at = step(scope.at, key, value);
    scope.draft.prefixItems = value.map((item, index) => scope.context.node(step(at, index, item)));
  }
};

/** `additionalItems` says something beside a list alone (draft 7, section 6.4.2). */
export const additionalItems: Keyword = (value, scope, key) => {
  const node = scope.context.node(step(scope.at, key, value));
  if (isArray(member(scope.at, "items")?.value)) scope.draft.items = node;
};

/** A keyword whose value is a list of schemas, at least one. */
export function list(name: KeywordsOfShape<"schemas">): Keyword {
  return (value, scope) => {
    if (!isArray(value) || value.length === 0) {
      reportShape(scope, name, "an array of schemas, at least one");
      return;
    }
    const at = step(scope.at, name, value);
    scope.draft[name] = value.map((item, index) => scope.context.node(step(at, index, item)));
  };
}

/** A keyword whose value is a map of schemas by name. */
export function map(name: KeywordsOfShape<"schemasByName">): Keyword {
  return (value, scope) => {
    const schemas = schemasByName(value, scope, name);
    if (schemas !== undefined) scope.draft[name] = schemas;
  };
}

/** A keyword whose value is a map of schemas by regular expression. */
export function patternMap(name: KeywordsOfShape<"schemasByPattern">): Keyword {
  return (value, scope) => {
    const schemas = schemasByName(value, scope, name);
    if (schemas === undefined) return;
    const at = step(scope.at, name, value);
    const usable = [...schemas].flatMap(([source, schema]): [string, JsonSchema][] => {
      const pattern = checkPattern(source, originOf(step(at, source, null), "key"), scope);
      return pattern === undefined ? [] : [[pattern, schema]];
    });
    scope.draft[name] = new Map(usable);
  };
}

/** `$defs`: schemas that only references reach, read so that their faults are known. */
export const definitions: Keyword = (value, scope, key) => {
  schemasByName(value, scope, key);
};

function schemasByName(...[value, scope, name]: Parameters<Keyword>): ReadonlyMap<string, JsonSchema> | undefined {
  if (!isObject(value)) {
    reportShape(scope, name, "a map of schemas by name");
    // Programs in PHP write the empty object so.
    return isArray(value) && value.length === 0 ? new Map() : undefined;
  }
  const at = step(scope.at, name, value);
  return new Map(Object.entries(value).map(([key, content]) => [key, scope.context.node(step(at, key, content))]));
}

/** A keyword whose value is a regular expression as ECMA-262 reads it with the flag u (JSON Schema core, section 6.4). */
export function patternKeyword(name: KeywordsOfShape<"pattern">): Keyword {
  return (value, scope) => {
    if (typeof value !== "string") {
      reportShape(scope, name, "a string");
      return;
    }
    const pattern = checkPattern(value, originOf(step(scope.at, name, value)), scope);
    if (pattern !== undefined) scope.draft[name] = pattern;
  };
}

/** The pattern as it can be used: lenient reading takes one that is none as it is meant. Undefined where it cannot. */
function checkPattern(written: string, origin: Origin, { context }: Scope): string | undefined {
  const fault = faultOfPattern(written);
  const repaired = fault === undefined ? written : meantPattern(written);
  const isRepaired = faultOfPattern(repaired) === undefined;
  if (fault !== undefined)
    context.diagnostics.report("json-schema/invalid-pattern", origin, { pattern: written, reason: fault, isRepaired });
  return isRepaired && isLinear(repaired, origin, context) ? repaired : undefined;
}

function isLinear(source: string, origin: Origin, context: SchemaContext): boolean {
  const kind = patternKind(source);
  if (kind.kind !== "refused") return true;
  const code = context.settings.allowBacktracking
    ? "json-schema/backtracking-pattern"
    : "json-schema/nonlinear-pattern";
  context.diagnostics.report(code, origin, { pattern: source, reason: kind.reason });
  return context.settings.allowBacktracking;
}

function faultOfPattern(source: string): string | undefined {
  if (hasModifiers(source)) return "invalid group";
  try {
    new RegExp(source, "u");
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return message.slice(message.lastIndexOf(": ") + 2).toLowerCase();
  }
}
