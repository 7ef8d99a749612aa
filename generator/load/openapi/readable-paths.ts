import type { JsonValue } from "../../model/json-schema/schema.js";
import { methods } from "../../model/openapi-structure.js";
import { writtenKey, withKeys } from "../edited-value.js";
import { valueAt } from "../../model/json-pointer.js";
import { isArray, isObject, type JsonObject, type SpecDocument } from "./cursor.js";
import { faultOfTemplate } from "./rules/path-template.js";

/** A variable of a path that is written as frameworks and gateways write them, and not as OpenAPI does. */
interface ForeignVariable {
  readonly name: string;
  /** True where it stands for several segments of the path. */
  readonly spansSegments: boolean;
}

/**
 * The name in braces that a variable stands for: "{proxy+}" of API gateways, "{*path}", "{**path}", "{path*}" and "{path...}" of routers,
 * "{+name}" of RFC 6570, "{name=projects/*}" of Google, "{id:int}" and "{id?}". Undefined for a plain name.
 */
function foreignVariable(text: string): ForeignVariable | undefined {
  const [, before = "", name = "", after = "", rest = ""] =
    /^(\*{1,2}|\+)?([\p{L}_][\p{L}\p{N}_.-]*?)(\.\.\.|[+*?])?([:=].*)?$/su.exec(text) ?? [];
  if (name === "" || name === text) return undefined;
  const isWide = /[/]|\*\*|\.[*+]|^:path$/.test(rest);
  return { name, spansSegments: before !== "" || /^(?:\.\.\.|[+*])$/.test(after) || isWide };
}

const braces = /\{([^{}]*)\}/g;

/** The variables of a path as it is written that stand for several segments, by the names under which they are read. */
export function spanningVariables(written: string): ReadonlySet<string> {
  const variables = [...written.matchAll(braces)].map(([, text = ""]) => foreignVariable(text));
  return new Set(variables.flatMap((variable) => (variable?.spansSegments === true ? [variable.name] : [])));
}

/**
 * A document whose paths begin with a slash and whose variables have plain names, as people mean them; rules tell of each. A path stays as it is
 * where another one has its new name, or where a parameter has the name that stands in the braces. Places stay those of the text.
 */
export function withReadablePaths(document: SpecDocument): SpecDocument {
  const { root } = document;
  const paths = isObject(root) && Object.hasOwn(root, "paths") ? root["paths"] : undefined;
  if (!isObject(root) || !isObject(paths)) return document;
  const taken = new Set(Object.keys(paths));
  const keys = new Map<string, string>();
  const entries = Object.entries(paths).map(([path, item]): [string, JsonValue] => {
    const readable = path.startsWith("x-") ? path : readablePath(path, item, root);
    const isKept = readable === path || taken.has(readable) || faultOfTemplate(readable) !== undefined;
    const key = isKept ? path : readable;
    taken.add(key);
    const written = writtenKey(paths, path);
    if (key !== written) keys.set(key, written);
    return [key, item];
  });
  return keys.size === 0 ? document : { ...document, root: { ...root, paths: withKeys(entries, keys) } };
}

function readablePath(path: string, item: JsonValue, root: JsonObject): string {
  const whole = path.startsWith("/") || /^[a-z][a-z0-9+.-]*:/i.test(path) ? path : `/${path}`;
  const declared = declaredNames(item, root);
  const plain = whole.replace(braces, (written, text: string) => {
    const variable = declared.has(text) ? undefined : foreignVariable(text);
    return variable === undefined ? written : `{${variable.name}}`;
  });
  // "/users/:id" of routers, where a parameter says so: "/jobs:cancel" ends in a method of Google.
  return plain.replace(/(?<=\/):([\p{L}_][\p{L}\p{N}_]*)(?=\/|$)/gu, (written, name: string) =>
    declared.has(name) ? `{${name}}` : written,
  );
}

/** Names of parameters in the path of a path item and its operations; those of other files are not looked at. */
function declaredNames(item: JsonValue, root: JsonObject): ReadonlySet<string> {
  const holders = isObject(item) ? [item, ...methods.map((method) => item[method])] : [];
  const names = holders.flatMap((holder) => {
    const list = isObject(holder) ? holder["parameters"] : undefined;
    return isArray(list) ? list.map((parameter) => nameOf(parameter, root)) : [];
  });
  return new Set(names.filter((name) => name !== undefined));
}

function nameOf(parameter: JsonValue, root: JsonObject): string | undefined {
  if (!isObject(parameter)) return undefined;
  const reference = parameter["$ref"];
  const isLocal = typeof reference === "string" && reference.startsWith("#/");
  const target = isLocal ? valueAt(root, reference.slice(1)) : parameter;
  if (!isObject(target) || target["in"] !== "path") return undefined;
  return typeof target["name"] === "string" ? target["name"] : undefined;
}
