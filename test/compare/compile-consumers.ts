import { join } from "node:path";
import type ts from "typescript";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { wholeRuntime } from "../support/runtime-below.js";
import { codeOf, partsOf } from "./generated-code.js";
import { shownCases, type CompareCase, type Files } from "./read-cases.js";
import { versionNames, type VersionName } from "./versions-of-text.js";
import { xsdConsumers } from "./xsd-consumers.js";

/** A virtual folder for the code; nothing is written to it. */
const outFolder = join(import.meta.dirname, "out");

/** Complaints of the compiler about consumers, by their paths below that folder. */
type Complaints = ReadonlyMap<string, readonly string[]>;

let complaintsOfRun: Promise<Complaints> | undefined;

/** Complaints about a consumer of a case that is compiled with the code of a version. All consumers are compiled at once. */
export async function complaintsAbout(
  one: CompareCase,
  version: VersionName,
  file: string,
): Promise<readonly string[]> {
  complaintsOfRun ??= compileConsumers(shownCases);
  return (await complaintsOfRun).get(consumerPath(one, version, file)) ?? [];
}

function consumerPath({ key }: CompareCase, version: VersionName, file: string): string {
  return `${key.replaceAll(/\W+/g, "-")}.${version}/${file}`;
}

/** Compiles the consumers of cases with the code of both versions: one run of the compiler for each set of options. */
async function compileConsumers(cases: readonly CompareCase[]): Promise<Complaints> {
  const [written, ofXsd] = [new Sources(), new Sources()];
  for (const one of cases) {
    if (one.versions.before.has("before.xsd")) {
      const before = await codeOf(one, "before", ["types"]);
      ofXsd.add(one, "before", before, new Map());
      const after = await codeOf(one, "after", ["types"]);
      ofXsd.add(
        one,
        "after",
        after,
        xsdConsumers(one, before.get("types.ts") ?? "", consumerPath(one, "before", "types.js")),
      );
    } else if (one.consumers.size > 0) {
      const parts = one.consumers.has("consumer.ts") ? partsOf(one) : (["types", "paths"] as const);
      for (const version of versionNames) written.add(one, version, await codeOf(one, version, parts), one.consumers);
    }
  }
  return new Map([
    ...written.compile({ lib: browserLibraries }),
    // TypeScript accepts properties that exclude each other if optional ones are exact.
    ...ofXsd.compile({ exactOptionalPropertyTypes: false }),
  ]);
}

/** The files of one program. */
class Sources {
  private readonly texts = new Map(wholeRuntime().map(({ path, text }) => [join(outFolder, path), text]));
  private readonly roots: string[] = [];

  add(one: CompareCase, version: VersionName, generated: Files, consumers: Files): void {
    const pathOf = (file: string): string => join(outFolder, consumerPath(one, version, file));
    for (const [file, text] of [...generated, ...consumers]) this.texts.set(pathOf(file), text);
    this.roots.push(...[...consumers.keys()].map(pathOf));
  }

  compile(options: ts.CompilerOptions): Complaints {
    const complaints = new Map<string, string[]>();
    if (this.roots.length === 0) return complaints;
    for (const complaint of compileAlone(this.roots, this.texts, options)) {
      const [path = ""] = complaint.slice(outFolder.length + 1).split(":");
      complaints.set(path, [...(complaints.get(path) ?? []), complaint.slice(0, 400)]);
    }
    return complaints;
  }
}
