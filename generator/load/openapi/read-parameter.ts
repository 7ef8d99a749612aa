import type { Parameter } from "../../model/contract.js";
import { extensionsOf, flagOf, items, member, originOf, present, textOf, type Cursor } from "./cursor.js";
import { readExamples, readShape } from "./read-content.js";
import { resolved, type ReadContext } from "./read-context.js";

type Style = Parameter["style"];

/** The styles that each place knows, its default first (OpenAPI, Parameter Object, style values). */
const styles: Readonly<Record<Parameter["in"], readonly [Style, ...Style[]]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Headers that OpenAPI describes elsewhere, with the way to do so. */
const describedElsewhere: ReadonlyMap<string, string> = new Map([
  ["accept", "list the media types under the content of the responses"],
  ["content-type", "list the media types under the content of the request body"],
  ["authorization", "describe it as a security scheme"],
]);

/** A list of parameters; those that cannot be told apart, or that have no readable place, are left out and reported. */
export function readParameters(list: Cursor | undefined, context: ReadContext): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const item of items(list)) {
    const parameter = readParameter(item, context);
    if (parameter === undefined) continue;
    const key = parameterKey(parameter);
    const earlier = found.get(key);
    if (earlier === undefined) {
      found.set(key, parameter);
      continue;
    }
    const params = { name: parameter.name, place: parameter.in };
    const related = [{ message: "first listed at", origin: earlier.origin }];
    context.diagnostics.report("openapi/duplicate-parameter", originOf(item), params, related);
  }
  return [...found.values()];
}

/** The key that tells parameters apart: place and name; names of headers without regard to capitals. */
export function parameterKey(parameter: Parameter): string {
  return `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;
}

/** OpenAPI, Parameter Object. */
export function readParameter(item: Cursor, context: ReadContext): Parameter | undefined {
  const target = resolved(item, context);
  if (target === undefined) return undefined;
  const { at } = target;
  const name = textOf(at, "name");
  const location = (["path", "query", "header", "cookie"] as const).find((known) => known === textOf(at, "in"));
  if (name === undefined || location === undefined) return undefined;
  if (isIgnored(name, location, item, context)) return undefined;
  const style = readStyle(at, location, context);
  return {
    origin: originOf(at),
    name,
    in: location,
    ...present("description", target.description),
    required: flagOf(at, "required") ?? false,
    deprecated: flagOf(at, "deprecated") ?? false,
    style,
    explode: flagOf(at, "explode") ?? style === "form",
    allowReserved: flagOf(at, "allowReserved") ?? false,
    allowEmptyValue: flagOf(at, "allowEmptyValue") ?? false,
    ...readShape(name, at, context),
    examples: readExamples(at, context),
    extensions: extensionsOf(at),
  };
}

function readStyle(at: Cursor, location: Parameter["in"], context: ReadContext): Style {
  const written = textOf(at, "style");
  const known = styles[location].find((style) => style === written);
  if (written !== undefined && known === undefined) {
    const params = {
      style: written,
      place: `a ${location} parameter`,
      allowed: [...styles[location]].sort().join(", "),
    };
    context.diagnostics.report("openapi/unknown-style", originOf(member(at, "style") ?? at), params);
  }
  return known ?? styles[location][0];
}

/** OpenAPI, Parameter Object: definitions of these headers shall be ignored. */
function isIgnored(name: string, location: Parameter["in"], item: Cursor, context: ReadContext): boolean {
  const instead = location === "header" ? describedElsewhere.get(name.toLowerCase()) : undefined;
  if (instead === undefined) return false;
  context.diagnostics.report("openapi/ignored-header-parameter", originOf(item), { name, instead });
  return true;
}
