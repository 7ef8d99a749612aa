import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { changeCatalog, type ChangeId } from "../../generator/compare/catalog.js";
import { fillHole, linesOf, type VersionName } from "./versions-of-text.js";

/** Contents by file name. */
export type Files = ReadonlyMap<string, string>;

/** A case of a table: both versions of a specification, code of consumers, and the changes that are expected. */
export interface CompareCase {
  /** The id of its kind; a further case of the kind adds a comma and how it differs: "schema/type-changed, of a form". */
  readonly key: string;
  readonly kind: ChangeId;
  /** The name of its table: "schema-types.yaml". */
  readonly table: string;
  readonly versions: Readonly<Record<VersionName, Files>>;
  /** Code that uses the old version: "consumer.ts", "sends.ts", ... */
  readonly consumers: Files;
  /** The setting for the methods of clients, where a case has another than the default. */
  readonly methods: string | undefined;
  /** True if the title of the document names the client. */
  readonly isNamedByTitle: boolean;
  /** The level at which both versions are read, if it is not strict. */
  readonly strictness: "lenient" | undefined;
  /** The setting for the type of dates, if it is not "string". */
  readonly dates: "Date" | undefined;
  /** A line for each change. */
  readonly expected: string;
}

/** An entry of a table. CONTRIBUTING.md says how a case is written. */
interface Entry {
  readonly in?: string;
  readonly text?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly methods?: string;
  readonly title?: "names the client";
  readonly strictness?: "lenient";
  readonly dates?: "Date";
  readonly expected?: string;
  readonly consumer?: string;
  readonly sends?: string;
  readonly reads?: string;
  readonly doubtful?: string;
  readonly sent?: string;
}

interface Skeletons {
  readonly documents: Readonly<Record<string, string>>;
  readonly consumers: Readonly<Record<string, string>>;
}

const consumerNames = ["consumer", "sends", "reads", "doubtful", "sent"] as const;
const entryNames: readonly string[] = [
  "in",
  "text",
  "files",
  "methods",
  "title",
  "strictness",
  "dates",
  "expected",
  ...consumerNames,
];

/** The folder of the tables. */
export const tablesFolder = join(import.meta.dirname, "cases");
const skeletons = parse(readFileSync(join(import.meta.dirname, "skeletons.yaml"), "utf8")) as Skeletons;

/** All cases, in the order of their tables. */
export const allCases: readonly CompareCase[] = readdirSync(tablesFolder).sort().flatMap(casesOf);

/** The cases of this run: all, or those whose keys begin as CASES says: CASES='parameter|body'. */
export const shownCases: readonly CompareCase[] = allCases.filter(({ key }) =>
  new RegExp(`^(?:${process.env["CASES"] ?? ""})`).test(key),
);

function casesOf(table: string): readonly CompareCase[] {
  const entries = named(
    `test/compare/cases/${table}`,
    () => parse(readFileSync(join(tablesFolder, table), "utf8")) as object,
  );
  return Object.entries(entries).map(([key, entry]) =>
    named(`test/compare/cases/${table}, "${key}"`, () => caseOf(table, key, entry as Entry)),
  );
}

/** Creates a value; an error names the subject. */
function named<Value>(subject: string, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw new Error(`${subject}: ${(error as Error).message}`, { cause: error });
  }
}

function caseOf(table: string, key: string, entry: Entry): CompareCase {
  const strange = Object.keys(entry).filter((name) => !entryNames.includes(name));
  if (strange.length > 0) throw new Error(`no case has "${strange.join('", "')}"`);
  return {
    key,
    kind: kindOfKey(key),
    table,
    versions: { before: filesOf(entry, "before"), after: filesOf(entry, "after") },
    consumers: consumersOf(entry),
    methods: entry.methods,
    isNamedByTitle: entry.title === "names the client",
    strictness: entry.strictness,
    dates: entry.dates,
    expected: entry.expected ?? "",
  };
}

function kindOfKey(key: string): ChangeId {
  const [id = ""] = key.split(", ");
  if (!(id in changeCatalog)) throw new Error(`the catalog has no kind "${id}"`);
  return id as ChangeId;
}

function filesOf({ in: name, text, files }: Entry, version: VersionName): Files {
  if ((text === undefined) === (files === undefined)) throw new Error('a case has "text", or "files"');
  if (text !== undefined) {
    const lines = linesOf(text, version) ?? [];
    const whole =
      name === undefined ? lines.map((line) => `${line}\n`).join("") : fillHole(skeleton("documents", name), lines);
    return new Map([[`${version}.${endingOf(whole)}`, whole]]);
  }
  return new Map(
    Object.entries(files ?? {}).flatMap(([path, both]) => {
      const lines = linesOf(both, version);
      return lines === undefined ? [] : [[path, lines.map((line) => `${line}\n`).join("")] as const];
    }),
  );
}

function endingOf(text: string): string {
  if (text.startsWith("<")) return "xsd";
  return text.startsWith("{") ? "specwright.json" : "yaml";
}

function consumersOf(entry: Entry): Files {
  return new Map(
    consumerNames.flatMap((name) => {
      const text = entry[name];
      return text === undefined ? [] : [[`${name}.ts`, consumerText(name, text)] as const];
    }),
  );
}

/**
 * Source of a consumer: complete from its first import on, the name of one that several cases share, or the body for
 * the skeleton of its kind.
 */
function consumerText(name: (typeof consumerNames)[number], text: string): string {
  if (text.startsWith("import ") || name === "sent") return text;
  if (name === "consumer" && !text.includes("\n")) return skeleton("consumers", text);
  return fillHole(skeleton("consumers", name), text.replace(/\n$/, "").split("\n"));
}

function skeleton(group: keyof Skeletons, name: string): string {
  const text = skeletons[group][name];
  if (text === undefined) throw new Error(`skeletons.yaml has no "${name}" in "${group}"`);
  return text;
}
