import type { Origin } from "../../diagnostics/origin.js";
import type { Contract } from "../../model/contract.js";

/**
 * The place where a schema was written, as `schemaPath` of problems tells it: its file, unless that is the contract itself, "#"
 * and an RFC 6901 pointer. The file's path starts at the folder of the contract.
 */
export function schemaPath(origin: Origin, { files: [root] }: Contract): string {
  const file = root === undefined || origin.file === root ? "" : pathFrom(root.path, origin.file.path);
  return `${file}#${origin.kind === "pointer" ? origin.pointer : ""}`;
}

/** The way back: the place that a schema path names, by its contract. */
export function placeOfSchemaPath(contract: Contract): (path: string) => Origin | undefined {
  const all = [...contract.files, ...(contract.derived?.files ?? [])];
  const files = new Map(all.map((file) => [schemaPath({ kind: "pointer", file, pointer: "" }, contract), file]));
  return (path) => {
    const hash = path.indexOf("#") + 1;
    const file = files.get(path.slice(0, hash));
    return file && { kind: "pointer", file, pointer: path.slice(hash), part: "key" };
  };
}

/** The path of a file from the folder that another one is in. */
function pathFrom(from: string, to: string): string {
  const here = from.split("/").slice(0, -1);
  const there = to.split("/");
  const shared = here.findIndex((part, index) => part !== there[index]);
  const common = shared === -1 ? here.length : shared;
  return [...here.slice(common).map(() => ".."), ...there.slice(common)].join("/");
}
