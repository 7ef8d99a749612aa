import { readdirSync, readFileSync } from "node:fs";
import { wordsOf } from "../../../../generator/text/identifiers.js";

const folder = new URL("../../../../templates/runtime/", import.meta.url);

/** Every name that a module of the runtime exports. */
export const runtimeNames: readonly string[] = [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => {
        const text = readFileSync(new URL(file, folder), "utf8");
        return [...text.matchAll(/^export (?:async )?(?:function\*?|const|interface|class|type) ([\w$]+)/gm)].map(
          ([, name = ""]) => name,
        );
      }),
  ),
];

/** Prefixes that emitted code puts in front of a spec's names: "isOrder", "rootOrder", ... */
const prefixes = [
  "is",
  "validate",
  "parse",
  "decode",
  "encode",
  "read",
  "visit",
  "content",
  "root",
  "simple",
  "item",
  "connect",
  "create",
  "check",
  "to",
  "xs",
  "xml",
  "json",
];

/** Names of a spec that become a name of the runtime with something in front, or that are one as they are. */
export function namesThatMeet(all: boolean): readonly string[] {
  const suffixes = runtimeNames.flatMap((name) => {
    const words = wordsOf(name).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    if (all) return words.map((_, at) => words.slice(at).join(""));
    const [first = ""] = words;
    return prefixes.includes(first.toLowerCase()) && words.length > 1 ? [words.slice(1).join("")] : [];
  });
  return [...new Set(suffixes)].filter((name) => /^[A-Z]/.test(name));
}
