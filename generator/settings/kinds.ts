import { resolve } from "node:path";
import { optionValue } from "../text/option-value.js";
import type { Given, Kind, ListName, NamedPath, Settings } from "./setting.js";
import {
  idSchema,
  lineSchema,
  listSchema,
  mapSchema,
  oneOrByName,
  settingsSchema,
  textSchema,
} from "./settings-schema.js";
import { relativePath } from "../text/relative-path.js";

/** Maximum length of a path in characters, as in Linux. */
const maxPathLength = 4_096;
const pathSchema = { type: "string", pattern: "^[^\\u0000]+$", maxLength: maxPathLength };
const pathOrPaths = { anyOf: [pathSchema, { ...listSchema(pathSchema), minItems: 1 }] };

/** True or false. */
export const toggle: Kind<boolean> = {
  expected: "true or false",
  schema: { type: "boolean" },
  accepts: (value): value is boolean => typeof value === "boolean",
};

/** A string that is not empty. */
export const textKind: Kind<string> = { expected: "a string", accepts: isText, schema: textSchema };
/** A string on one line. */
export const lineKind: Kind<string> = { expected: "a string on one line", accepts: isLine, schema: lineSchema };
/** The path of a folder. */
export const folder: Kind<string> = keyPath("a folder", true);

/** The path of something, absolute when it is read. */
export function keyPath(what: string, isFolder = false): Kind<string> {
  return {
    expected: `the path of ${what}`,
    accepts: isPath,
    schema: pathSchema,
    read: (value, from) => resolve(from, value),
    paths: (path) => [{ keys: [], path, isFolder }],
  };
}

/** Paths of folders. */
export const folders: Kind<readonly string[]> = {
  expected: "a list of folders",
  schema: listSchema(pathSchema),
  accepts: (value) => isListOf(value, isPath),
  read: (paths, from) => paths.map((path) => resolve(from, path)),
  paths: (paths) => paths.map((path, index) => ({ keys: [String(index)], path, isFolder: true })),
};

/** Files, absolute when they are read. */
export const pathsKind: Kind<readonly string[]> = {
  expected: "a list of paths",
  schema: listSchema(pathSchema),
  accepts: (value) => isListOf(value, isPath),
  read: (value, from) => value.map((path) => resolve(from, path)),
  key: (value, folder) => value.map((path) => relativePath(folder, path)),
  paths: (value) => value.map((path, index) => ({ keys: [String(index)], path, isFolder: false })),
};

/** Files by addresses and namespaces; an address that ends in a slash has a folder. */
export const filesByAddress: Kind<{ readonly [address: string]: string | readonly string[] }> = {
  expected: "an object that maps addresses and namespaces to a path or a list of paths",
  schema: mapSchema(pathOrPaths),
  accepts: isPathsByName,
  read: (value, from) => changedPathsByName(value, (path) => resolve(from, path)),
  key: (value, folder) => changedPathsByName(value, (path) => relativePath(folder, path)),
  paths: (value) => pathsByName(value, (address) => address.endsWith("/")),
};

/** Names for all APIs, or for each by name. */
export const namesOrNamesByName: Kind<readonly string[] | { readonly [name: string]: readonly string[] }> = {
  expected: "a list of names, or an object that maps APIs to lists of names",
  schema: oneOrByName(listSchema(textSchema)),
  accepts: (value): value is readonly string[] | { readonly [name: string]: readonly string[] } =>
    isListOf(value, isText) || (isRecord(value) && Object.values(value).every((item) => isListOf(item, isText))),
  interfacesIn: keysOf,
};

/** Files for all APIs, or for each by name. */
export const filesOrFilesByName: Kind<readonly string[] | { readonly [name: string]: readonly string[] }> = {
  expected: "a list of paths, or an object that maps APIs to lists of paths",
  schema: oneOrByName(listSchema(pathSchema)),
  accepts: (value): value is readonly string[] | { readonly [name: string]: readonly string[] } =>
    isListOf(value, isPath) || (isRecord(value) && Object.values(value).every((item) => isListOf(item, isPath))),
  interfacesIn: keysOf,
  read: (value, from) => changedPaths(value, (path) => resolve(from, path)),
  key: (value, folder) => changedPaths(value, (path) => relativePath(folder, path)),
  paths: (value) =>
    (Array.isArray(value)
      ? [[[] as readonly string[], value as readonly string[]] as const]
      : Object.entries(value).map(([name, paths]) => [[name], paths as readonly string[]] as const)
    ).flatMap(([keys, paths]) =>
      paths.map((path, index) => ({ keys: [...keys, String(index)], path, isFolder: false })),
    ),
};

type ListOrLists = readonly string[] | { readonly [name: string]: readonly string[] };

function changedPaths(value: ListOrLists, change: (path: string) => string): ListOrLists {
  return isListOf(value, isPath)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([name, paths]) => [name, paths.map(change)]));
}

/** Root files by the names of APIs. */
export const files: Kind<{ readonly [name: string]: string | readonly string[] }> = {
  expected: "an object that maps names to a path or a list of paths",
  schema: mapSchema(pathOrPaths),
  accepts: isPathsByName,
  paths: (value) => pathsByName(value, () => false),
};

type PathsByName = { readonly [name: string]: string | readonly string[] };

function isPathsByName(value: unknown): value is PathsByName {
  return (
    isRecord(value) &&
    Object.values(value).every((paths) => isPath(paths) || (isListOf(paths, isPath) && paths.length > 0))
  );
}

function pathsByName(value: PathsByName, isFolder: (name: string) => boolean): readonly NamedPath[] {
  return Object.entries(value).flatMap(([name, paths]) =>
    typeof paths === "string"
      ? [{ keys: [name], path: paths, isFolder: isFolder(name) }]
      : paths.map((path, index) => ({ keys: [name, String(index)], path, isFolder: isFolder(name) })),
  );
}

function changedPathsByName(value: PathsByName, change: (path: string) => string): PathsByName {
  const entries = Object.entries(value).map(([name, paths]) => [
    name,
    typeof paths === "string" ? change(paths) : paths.map(change),
  ]);
  return Object.fromEntries(entries) as PathsByName;
}

/** Origins of the network. */
export const origins: Kind<readonly string[]> = {
  expected: 'a list of origins, such as "https://specs.example"',
  schema: listSchema({ type: "string", pattern: "^[Hh][Tt][Tt][Pp][Ss]?:" }),
  accepts: (value) =>
    isListOf(value, (item): item is string => typeof item === "string" && originIn(item) !== undefined),
  read: (texts) => texts.flatMap((text) => originIn(text) ?? []),
  refusal(texts) {
    const wrong = [texts].flat().find((text) => typeof text === "string" && originIn(text) === undefined);
    return (
      wrong &&
      `"${optionValue(wrong)}" is not an origin: write a scheme, a host and an optional port, such as https://specs.example.`
    );
  },
};

/** An origin as a person writes it, "https://specs.example"; undefined for anything more or less. */
function originIn(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

/** Addresses by names, for all APIs or for each by name. */
export const addressesByName: Kind<{ readonly [name: string]: string | { readonly [name: string]: string } }> = {
  expected:
    'an object that maps names to URLs without variables, such as "https://api.example", or an object that maps APIs to such objects',
  accepts: (value): value is { readonly [name: string]: string | { readonly [name: string]: string } } =>
    isRecord(value) &&
    Object.values(value).every(
      (item) => isBaseAddress(item) || (isRecord(item) && Object.values(item).every(isBaseAddress)),
    ),
  schema: mapSchema(oneOrByName({ type: "string", pattern: "^[Hh][Tt][Tt][Pp][Ss]?:[^?#\\\\\\s{}]+$" })),
  interfacesIn: (value) => Object.keys(value).filter((name) => typeof value[name] === "object"),
  // A list, so that `diff` reports removed entries.
  key: (value) =>
    Object.entries(value).flatMap(([name, item]) =>
      typeof item === "string"
        ? [`${name}=${item}`]
        : Object.entries(item).map(([inner, address]) => `${name}.${inner}=${address}`),
    ),
};

const componentForm = /^(?:\{[^{}]+\})?[^\s{}:]+$/;
const typeNameForm = /^[A-Z]\w{0,99}$/;

/** Namespace names by prefixes for them: Namespaces in XML, section 3. */
export const namespacesByPrefix: Kind<Readonly<Record<string, string>>> = {
  expected:
    'an object that maps prefixes to namespaces, such as { cbc: "urn:parts" }; xs, xsd, xsi and names that start with "xml" are reserved',
  accepts: (value): value is Readonly<Record<string, string>> =>
    isRecord(value) &&
    Object.entries(value).every(
      ([prefix, namespace]) => /^(?!xml|xs[di]?$)[A-Za-z_][\w.-]{0,39}$/i.test(prefix) && isLine(namespace),
    ),
  schema: mapSchema(lineSchema, { pattern: "^(?![Xx][Mm][Ll]|[Xx][Ss][DdIi]?$)[A-Za-z_][\\w.-]{0,39}$" }),
};

/** Names of TypeScript by the names of components of an XSD, "{urn:orders}Order" or "Order" without a namespace. */
export const namesByComponent: Kind<Readonly<Record<string, string>>> = {
  expected:
    'an object that maps XSD names to unique TypeScript names, such as { "{urn:orders}Order": "PurchaseOrder" }',
  accepts: (value): value is Readonly<Record<string, string>> =>
    isRecord(value) &&
    Object.entries(value).every(
      ([component, name]) => componentForm.test(component) && isLine(name) && typeNameForm.test(name),
    ) &&
    new Set(Object.values(value)).size === Object.keys(value).length,
  schema: mapSchema({ type: "string", pattern: typeNameForm.source }, { pattern: componentForm.source }),
  // A string, so that `diff` reports a change: consumers compile against the names.
  key: (value) =>
    Object.entries(value)
      .map(([component, name]) => `${component}=${name}`)
      .sort()
      .join(" "),
};

/** An http or https address without user name, password, query and fragment; braces would be those of a variable, and it has none. */
function isBaseAddress(value: unknown): value is string {
  if (!isLine(value) || /[?#\\\s{}]/.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === "";
}

/** One of some words. */
export function wordKind<Word extends string>(words: readonly Word[]): Kind<Word> {
  return {
    expected: `one of ${quotedList(words)}`,
    accepts: (value) => isOneOf(value, words),
    schema: { enum: words },
    words,
  };
}

/** One of some words for all APIs, or one for each by name. */
export function wordOrWords<Word extends string>(
  words: readonly Word[],
): Kind<Word | { readonly [name: string]: Word }> {
  return {
    expected: `one of ${quotedList(words)}, or an object that maps APIs to one of them`,
    accepts: (value): value is Word | { readonly [name: string]: Word } =>
      isOneOf(value, words) || (isRecord(value) && Object.values(value).every((item) => isOneOf(item, words))),
    schema: oneOrByName({ enum: words }),
    interfacesIn: keysOf,
    words,
  };
}

/** Returns the keys of an object of APIs; none for a value that applies to all. */
function keysOf(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

/** Some of the words, in their own order. `what` names one of them. */
export function anyOf<Word extends string>(words: readonly Word[], what: string): Kind<readonly Word[]> {
  return {
    expected: `a list with any of ${quotedList(words)}`,
    accepts: (value) => isListOf(value, (item) => isOneOf(item, words)),
    schema: listSchema({ enum: words }),
    words,
    read: (chosen) => words.filter((word) => chosen.includes(word)),
    item: what,
  };
}

/** Levels by the ids of a list. */
export function levelsOf<Level extends string>(
  ids: ListName,
  levels: readonly Level[],
): Kind<{ readonly [id: string]: Level }> {
  const isLevel = (level: unknown): level is Level => isOneOf(level, levels);
  return {
    expected: `an object that maps ids of ${ids} to one of ${quotedList(levels)}`,
    accepts: (value): value is { readonly [id: string]: Level } =>
      isRecord(value) && Object.values(value).every(isLevel),
    schema: mapSchema({ enum: levels }, idSchema(ids)),
    ids,
    item: ids.replace(/s$/, ""),
    refusal(byRule) {
      const [id, level] = Object.entries(byRule).find((entry) => !isLevel(entry[1])) ?? [];
      return id && `"${optionValue(level)}" is not a level of "${optionValue(id)}": write one of ${levels.join(", ")}.`;
    },
  };
}

/** An object of settings. */
export function section<Rows extends Settings>(members: Rows, expected: string): Kind<Given<Rows>> {
  return {
    expected,
    accepts: (value): value is Given<Rows> => isRecord(value),
    schema: settingsSchema(members),
    members,
  };
}

/** The words in quotes, with commas between them. */
export function quotedList(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

/** True for an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for a string that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Text that may be a path: no system has one with a NUL in it. */
export function isPath(value: unknown): value is string {
  return isText(value) && value.length <= maxPathLength && !value.includes("\0");
}

/** Text without line ends and other control characters. */
export function isLine(value: unknown): value is string {
  return isText(value) && !/\p{Cc}/u.test(value);
}

/** True for a list of such items. */
export function isListOf<Item>(value: unknown, accepts: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(accepts);
}

function isOneOf<Word extends string>(value: unknown, words: readonly Word[]): value is Word {
  return (words as readonly unknown[]).includes(value);
}
