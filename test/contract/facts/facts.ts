import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that a place has to say: `maxLength 255` has the name "maxLength" and the argument "255". */
export interface Clause {
  readonly name: string;
  readonly argument: string;
}

/** One row of a file of facts. */
export interface Fact {
  readonly id: string;
  /** Its row: "vendors.tsv:12". */
  readonly at: string;
  readonly subject: string;
  /** As it is written: "vendors#Vendor.ID". */
  readonly place: string;
  readonly interface: string;
  readonly language: "openapi" | "xsd";
  /** The path behind the "#" of the place. */
  readonly path: string;
  readonly clauses: readonly Clause[];
}

/** A unit of the documents without content for a spec. */
export interface SetAside {
  readonly at: string;
  readonly unit: string;
  readonly reason: string;
}

/** The fault of a fact: one sentence about one place. */
export interface Failure {
  readonly id: string;
  readonly at: string;
  readonly place: string;
  readonly problem: string;
}

/** Everything that a folder of facts holds; `failures` are about rows that cannot be read. */
export interface FactTable {
  readonly facts: readonly Fact[];
  readonly setAside: readonly SetAside[];
  readonly failures: readonly Failure[];
}

const setAsideFile = "set-aside.tsv";

/** The facts of every file of a folder. */
export function readFactsOfFolder(folder: string): FactTable {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return readFacts(new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")])));
}

/** The facts of files, by their names. */
export function readFacts(files: ReadonlyMap<string, string>): FactTable {
  const facts: Fact[] = [];
  const setAside: SetAside[] = [];
  const failures: Failure[] = [];
  for (const [file, text] of files) {
    const columns = file === setAsideFile ? ["unit", "reason"] : ["id", "subject", "place", "says"];
    text.split(/\r?\n/).forEach((line, index) => {
      const at = `${file}:${index + 1}`;
      const cells = line.split("\t").map((cell) => cell.trim());
      const [id = "", second = "", place = "", says = ""] = cells;
      const fail = (problem: string): unknown => failures.push({ id, at, place, problem });
      if (index === 0) {
        if (cells.join("|") !== columns.join("|")) fail(`The head has to be "${columns.join("<tab>")}".`);
        return;
      }
      if (line.trim() === "") return;
      if (cells.length > columns.length) return fail(`The row has ${cells.length} cells instead of ${columns.length}.`);
      if (id === "" || second === "") return fail(`The row has no ${id === "" ? columns[0]! : columns[1]!}.`);
      if (file === setAsideFile) return setAside.push({ at, unit: id, reason: second });
      const parts = /^([a-z][a-z0-9-]*?)(\.xsd)?#(.*)$/s.exec(place);
      if (parts === null) return fail('The place is not of the form "<interface>#<path>" or "<interface>.xsd#<path>".');
      const language = parts[2] === undefined ? "openapi" : "xsd";
      const clauses = clausesOf(says);
      return facts.push({ id, at, subject: second, place, interface: parts[1]!, language, path: parts[3]!, clauses });
    });
  }
  return { facts, setAside, failures: [...failures, ...repeated(facts)] };
}

/** The clauses of a cell: divided by ";", which is written "\;" where it belongs to a clause. */
export function clausesOf(says: string): readonly Clause[] {
  return says
    .split(/(?<!\\);/)
    .map((clause) => clause.replaceAll("\\;", ";").trim())
    .filter((clause) => clause !== "")
    .map((clause) => {
      const [, name = clause, argument = ""] = /^(no body|secured by|with scope|\S+)(?:\s+(.*))?$/s.exec(clause) ?? [];
      return { name, argument };
    });
}

/** A clause as it is written. */
export function clauseText({ name, argument }: Clause): string {
  return argument === "" ? name : `${name} ${argument}`;
}

/** A failure as an author reads it. */
export function failureText({ id, at, place, problem }: Failure): string {
  return `${at}  ${id}\n    ${place}: ${problem}`;
}

function repeated(facts: readonly Fact[]): readonly Failure[] {
  const first = new Map<string, string>();
  return facts.flatMap(({ id, at, place }) => {
    const other = first.get(id);
    if (other !== undefined) return [{ id, at, place, problem: `The id stands at ${other} already.` }];
    first.set(id, at);
    return [];
  });
}
