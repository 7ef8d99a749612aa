import { compareText } from "../text/in-order.js";
import { markupText } from "../text/markup.js";
import { cutMessage, visible } from "../text/visible.js";
import type { Level } from "../compare/kind-of-change.js";
import { securityLevel } from "../compare/levels.js";
import type { SettledChange } from "../compare/final-levels.js";
import { levelsOfReport, type DiffReport } from "./diff-report.js";

/** Names by which the entries of a page are chosen, with the number that stands for each: no text of a spec is in an attribute. */
export interface PageFilters {
  /** Numbers by the label of the operation. */
  readonly operations: ReadonlyMap<string, number>;
  /** Numbers by the name of the tag. */
  readonly tags: ReadonlyMap<string, number>;
}

/** The operations and tags that the changes of a report reach, in alphabetical order. */
export function filtersOf({ changes, accepted }: Pick<DiffReport, "changes" | "accepted">): PageFilters {
  const parts = partsOf([...changes, ...accepted.map(({ change }) => change)]);
  return {
    operations: numbered(parts.map(({ operation }) => operation)),
    tags: numbered(parts.flatMap(({ tags }) => tags)),
  };
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].sort(compareText).map((name, index) => [name, index]));
}

function partsOf(changes: readonly SettledChange[]): readonly { operation: string; tags: readonly string[] }[] {
  return changes.flatMap(({ uses }) => uses.flatMap(({ part }) => part ?? []));
}

/** The attributes of an entry, by which the script of the page finds it: of its changes those that a filter asks for. */
export function filterAttributes(level: Level, changes: readonly SettledChange[], filters: PageFilters): string {
  const parts = partsOf(changes);
  const operations = new Set(parts.map(({ operation }) => filters.operations.get(operation)));
  const tags = new Set(parts.flatMap((part) => part.tags.map((tag) => filters.tags.get(tag))));
  const harmed = Object.keys(audiences).filter((audience) => changes.some((change) => harms(change, audience)));
  const values = { level, audience: harmed.join(" "), operation: [...operations].join(" "), tag: [...tags].join(" ") };
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join("");
}

const audiences = {
  sent: "clients that send",
  read: "consumers that read",
  code: "code",
  security: "security",
} as const;

function harms({ wire, code, security }: SettledChange, audience: string): boolean {
  const level = { ...wire, code, security: security && securityLevel }[audience as keyof typeof audiences];
  return level === "breaking" || level === "warning";
}

/** The search and the choices above the entries; hidden until the script shows them. */
export function filterControls({ operations, tags }: PageFilters): readonly string[] {
  const names = (all: ReadonlyMap<string, number>): readonly Option[] =>
    [...all].map(([name, number]) => [String(number), markupText(visible(cutMessage(name)))]);
  return [
    '<div class="filters" role="search" hidden>',
    '<label>Search <input type="search"></label>',
    choice(
      "Level",
      "level",
      levelsOfReport.map((level) => [level, level]),
    ),
    choice("Affects", "audience", Object.entries(audiences)),
    choice("Operation", "operation", names(operations)),
    choice("Tag", "tag", names(tags)),
    "<output></output>",
    "</div>",
  ];
}

type Option = readonly [value: string, html: string];

function choice(label: string, name: string, options: readonly Option[]): string {
  const all = [["", "all"] as const, ...options];
  const items = all.map(([value, html]) => `<option value="${value}">${html}</option>`).join("");
  return `<label>${label} <select name="${name}">${items}</select></label>`;
}
