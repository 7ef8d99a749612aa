import { escapePointerPart } from "../../../diagnostics/origin.js";
import { pointerTokens } from "../../../model/json-pointer.js";
import type { InterfacePlan } from "../../../plan/plan.js";
import { valueBehind, type Json, type JsonObject } from "./json-edit.js";

/** Returns the subjects of fixtures whose messages a part of the bundled document belongs to, by its pointer. */
export type Reach = (pointer: string) => readonly MutatedPart[];

/** An operation or a schema of `components`, by its name in fixtures' subjects. */
export interface MutatedPart {
  readonly kind: "operation" | "schema";
  readonly name: string;
  /** Pointers of the parts that belong to its messages; parts below them belong to these as well. */
  readonly parts: ReadonlySet<string>;
}

/** Follows the references of some subjects of an API, by the names of operations and schemas. */
export function createReach(
  { contract, operations, webhooks }: InterfacePlan,
  isWanted: (subject: Pick<MutatedPart, "kind" | "name">) => boolean,
): Reach {
  const references = new References((contract.openapi?.bundled ?? {}) as JsonObject);
  const subjects: MutatedPart[] = [];
  const add = (kind: MutatedPart["kind"], name: string, starts: readonly string[]): void => {
    if (isWanted({ kind, name })) subjects.push({ kind, name, parts: references.partsOf(starts) });
  };
  for (const [section, list] of [
    ["paths", operations],
    ["webhooks", webhooks],
  ] as const)
    for (const { operation, name } of list) {
      const item = `/${section}/${escapePointerPart(operation.path)}`;
      add("operation", name, [`${item}/parameters`, `${item}/${operation.method}`]);
    }
  for (const name of contract.schemas.keys()) add("schema", name, [`/components/schemas/${escapePointerPart(name)}`]);
  return (pointer) => subjects.filter(({ parts }) => ancestors(pointer).some((one) => parts.has(one)));
}

/** The pointer, and those of the values around it. */
function ancestors(pointer: string): readonly string[] {
  const parts = pointer.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Targets of the references of a document. */
class References {
  private readonly known = new Map<string, readonly string[]>();

  constructor(private readonly root: JsonObject) {}

  /** Some pointers, and the targets of all references at and below them. */
  partsOf(starts: readonly string[]): ReadonlySet<string> {
    const parts = new Set(starts);
    for (const pointer of parts) this.below(pointer).forEach((target) => parts.add(target));
    return parts;
  }

  private below(pointer: string): readonly string[] {
    const before = this.known.get(pointer);
    if (before !== undefined) return before;
    const targets = new Set<string>();
    const open: (Json | undefined)[] = [valueBehind(this.root, pointerTokens(pointer))];
    while (open.length > 0) {
      const node = open.pop();
      if (typeof node !== "object" || node === null) continue;
      const reference = Array.isArray(node) ? undefined : node["$ref"];
      if (typeof reference === "string" && reference.startsWith("#/")) targets.add(decodedFragment(reference.slice(1)));
      for (const value of Object.values(node)) open.push(value);
    }
    const found = [...targets];
    this.known.set(pointer, found);
    return found;
  }
}

/** The fragment of a URI without its escapes. */
export function decodedFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
