import { createHash } from "node:crypto";
import { grouped } from "../../model/grouped.js";
import { compareText } from "../../text/in-order.js";
import { ranks } from "../../compare/levels.js";
import type { Cause } from "../../compare/causes/find-causes.js";
import type { SettledChange } from "../../compare/final-levels.js";

/** The kinds of groups, with the headings above them, in the order of the page. */
export const groupKinds = { operation: "Operations", schema: "Schemas", other: "Other parts" } as const;

/** A kind of groups. */
export type GroupKind = keyof typeof groupKinds;

/** The entries of one operation, schema or other part of an API. */
export interface ReviewGroup {
  /** The name of the API. */
  readonly contract: string;
  readonly kind: GroupKind;
  /** "POST /orders (createOrder)", "Order", "Authentication" */
  readonly name: string;
  /** The anchor on the page: the same as long as the name is the same. */
  readonly id: string;
  /** Most severe first. */
  readonly causes: readonly Cause[];
}

/** Entries by API, operation and schema: in each list, the group with the most severe change is first. */
export function reviewGroups(causes: readonly Cause[]): readonly ReviewGroup[] {
  const groups = [...grouped(causes, (cause) => JSON.stringify(groupOf(cause))).entries()].map(([key, list]) => {
    const [contract, kind, name] = JSON.parse(key) as GroupKey;
    return { contract, kind, name, id: anchorOf(key), causes: list };
  });
  const kinds = Object.keys(groupKinds);
  return groups.sort(
    (a, b) =>
      compareText(a.contract, b.contract) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      severityOf(b) - severityOf(a) ||
      compareText(a.name, b.name),
  );
}

type GroupKey = readonly [contract: string, kind: GroupKind, name: string];

function anchorOf(key: string): string {
  return `g-${createHash("sha256").update(key).digest("hex").slice(0, 12)}`;
}

function severityOf({ causes }: Pick<ReviewGroup, "causes">): number {
  return Math.max(...causes.map(({ change }) => ranks[change.level]));
}

function groupOf({ change, operations }: Cause): GroupKey {
  const { contract, operation, id, subject } = change;
  if (operations.length > 1) return [contract, "operation", "Several operations"];
  if (operation !== undefined) return [contract, "operation", operation];
  const [family = ""] = id.split("/");
  const schema = family === "security" || family === "error" ? undefined : locatedSchema(change);
  if (schema !== undefined) return [contract, "schema", schema];
  const [first = subject] = subject.split(/[./[|]/);
  const isType = family === "schema" || family === "xsd";
  const part = otherParts.get(family) ?? (isType ? undefined : otherParts.get(first));
  if (part !== undefined || first === "") return [contract, "other", part ?? "API"];
  return [contract, "schema", first];
}

/** Parts of an API that are neither operations nor schemas, by the family of the change or the start of its subject. */
const otherParts: ReadonlyMap<string, string> = new Map([
  ["security", "Authentication"],
  ["server", "Servers"],
  ["servers", "Servers"],
  ["error", "Errors"],
  ["errors", "Errors"],
  ["settings", "Settings"],
  ["compare", "Unreadable parts"],
  ["info", "API"],
  ["title", "API"],
  ["tags", "Tags"],
]);

/** The name of the schema around the location of a change. It may have dots, so the subject does not show its end. */
function locatedSchema({ subject, before, after }: SettledChange): string | undefined {
  const origin = after ?? before;
  if (origin?.kind !== "pointer") return undefined;
  const [, escaped] = /^\/(?:components\/schemas|definitions|\$defs)\/([^/]+)/.exec(origin.pointer) ?? [];
  const name = escaped?.replaceAll("~1", "/").replaceAll("~0", "~");
  const isSubject = name !== undefined && subject.startsWith(name) && /^(?:$|[.[/|])/.test(subject.slice(name.length));
  return isSubject ? name : undefined;
}
