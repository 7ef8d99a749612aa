import { Markup } from "../../text/markup.js";
import { compareText } from "../../text/in-order.js";
import { cutMessage } from "../../text/visible.js";
import type { Level } from "../../compare/kind-of-change.js";
import { securityLevel } from "../../compare/levels.js";
import type { SettledChange } from "../../compare/final-levels.js";
import { levelsOfReport } from "../diff-report.js";
import { markup } from "./markup.js";

/** Numbers of the operations and tags by which entries are filtered: no attribute contains a name of a spec. */
export interface ReviewFilters {
  /** By title. */
  readonly operations: Map<string, number>;
  /** By name. */
  readonly tags: Map<string, number>;
}

/** Filters without names; each entry adds those of its changes. */
export function emptyFilters(): ReviewFilters {
  return { operations: new Map(), tags: new Map() };
}

function operationsOf({ uses, operation }: SettledChange): readonly string[] {
  return [...(operation === undefined ? [] : [operation]), ...uses.flatMap(({ part }) => part?.operation ?? [])];
}

function tagsOf({ uses }: SettledChange): readonly string[] {
  return uses.flatMap(({ part }) => part?.tags ?? []);
}

/** The audiences of a change, with their words. */
export const reviewAudiences = {
  sent: "clients that send",
  read: "consumers that read",
  code: "code of consumers",
  security: "security",
} as const;

/** An audience of changes. */
export type ReviewAudience = keyof typeof reviewAudiences;

/** The level of a change for an audience. */
export function levelFor({ wire, code, security }: SettledChange, audience: ReviewAudience): string | undefined {
  return { sent: wire.sent, read: wire.read, code, security: security && securityLevel }[audience];
}

/** The attributes by which the script of the page finds an entry: values of all its changes. */
export function filterAttributes(
  level: Level,
  changes: readonly SettledChange[],
  { operations, tags }: ReviewFilters,
): Markup {
  const audiences = Object.keys(reviewAudiences).filter((audience) =>
    changes.some((change) => /breaking|warning/.test(levelFor(change, audience as ReviewAudience) ?? "")),
  );
  const values = {
    level,
    audience: audiences.join(" "),
    operation: numbersOf(changes.flatMap(operationsOf), operations),
    tag: numbersOf(changes.flatMap(tagsOf), tags),
  };
  return new Markup(
    Object.entries(values)
      .map(([name, value]) => ` data-${name}="${value}"`)
      .join(""),
  );
}

function numbersOf(names: readonly string[], numbers: Map<string, number>): string {
  for (const name of names) if (!numbers.has(name)) numbers.set(name, numbers.size);
  return [...new Set(names.map((name) => numbers.get(name)))].join(" ");
}

/** The search and the filters above the entries; hidden until the script shows them. */
export function filterControls({ operations, tags }: ReviewFilters, hasAcceptFile: boolean): Markup {
  const names = (all: ReadonlyMap<string, number>): readonly Choice[] =>
    [...all].sort(([a], [b]) => compareText(a, b)).map(([name, number]) => [String(number), cutMessage(name)]);
  return markup`<search class="filters" hidden>
<label>Search <input type="search"></label>
${select(
  "Severity",
  "level",
  levelsOfReport.map((level) => [level, level]),
)}
${select("Audience", "audience", Object.entries(reviewAudiences))}
${select("Operation", "operation", names(operations))}
${select("Tag", "tag", names(tags))}
${
  hasAcceptFile &&
  markup`<button type="button" class="accept-shown">Copy the accept file</button>
`
}<output></output>
</search>
`;
}

type Choice = readonly [value: string, text: string];

function select(label: string, name: string, choices: readonly Choice[]): Markup | undefined {
  if (choices.length === 0) return undefined;
  return markup`<label>${label} <select name="${name}"><option value="">all</option>${choices.map(
    ([value, text]) => markup`<option value="${value}">${text}</option>`,
  )}</select></label>`;
}
