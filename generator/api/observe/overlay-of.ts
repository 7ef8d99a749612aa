import { sourceLocation } from "../../diagnostics/origin.js";
import { maxActions } from "../../load/overlay/read-overlay.js";
import type { Contract } from "../../model/contract.js";
import type { JsonRecord } from "../../model/json-schema/json-kinds.js";
import { compareText, inOrder } from "../../text/in-order.js";
import { joinWords } from "../../text/join-words.js";
import type { ResponseDifference, ObservedDifference } from "./response-difference.js";
import type { FoundDifferences } from "./find-differences.js";
import { createWriteActions, type Action } from "./write-action.js";

/** An overlay with the differences of observed responses. */
export interface ObservedOverlay {
  /** Overlay Specification 1.0, Overlay Object; undefined if there is no difference. */
  readonly overlay: JsonRecord | undefined;
  /** The number of differences in it. */
  readonly written: number;
  /** Differences that an overlay cannot express, with their source locations: "null at common.yaml:3:5". */
  readonly unwritten: readonly string[];
}

/** Groups of responses that a description names; the others are counted. */
const maxGroups = 3;

/** Returns the overlay of differences, in an order that does not depend on that of the calls. `reference` is the path of the document. */
export function overlayOf(
  contract: Contract,
  { found, totals }: FoundDifferences,
  reference: string | undefined,
): ObservedOverlay {
  const writeActions = createWriteActions(contract);
  const all = found.map((one) => ({ ...one, actions: writeActions(one.difference) }));
  const written = all
    .filter(({ actions }) => actions.length > 0)
    .map(({ difference, seen, actions }) => ({ actions, text: evidence(difference, seen, totals) }));
  const sorted = inOrder(written, ({ actions, text }) => `${actions.at(-1)?.target} ${text}`);
  const shown = sorted.slice(0, Math.floor(maxActions / 2));
  const unwritten = all
    .filter(({ actions }) => actions.length === 0)
    .map(({ difference }) => `${difference.kind} at ${locationOf(difference)}`);
  const { title = contract.name } = contract.openapi ?? {};
  const overlay: JsonRecord = {
    overlay: "1.0.0",
    info: { title: `Observed responses of ${title}`, version: "1.0.0" },
    ...(reference !== undefined && { extends: reference }),
    actions: shown.flatMap(({ actions, text }) => actions.map((action) => described(action, text))),
  };
  return {
    overlay: shown.length === 0 ? undefined : overlay,
    written: shown.length,
    unwritten: [...new Set(unwritten)].sort(compareText),
  };
}

function described({ target, ...action }: Action, description: string): JsonRecord {
  return { target, description, ...action };
}

function locationOf(difference: ResponseDifference): string {
  const { origin } = difference.kind === "status" ? difference.operation : difference.schema;
  const { path, line, column } = sourceLocation(origin);
  return `${path}:${line}:${column}`;
}

/** "Null in 14 of 20 responses of GET /orders 200." */
function evidence(
  difference: ResponseDifference,
  seen: ObservedDifference["seen"],
  totals: FoundDifferences["totals"],
): string {
  const groups = [...seen]
    .sort(([a, first], [b, second]) => second - first || compareText(a, b))
    .map(([group, count]) => `${count} of ${totals.get(group) ?? count} responses of ${group}`);
  return `${subjectOf(difference)} in ${joinWords(groups, "and", maxGroups)}.`;
}

function subjectOf(difference: ResponseDifference): string {
  switch (difference.kind) {
    case "status":
      return `Status ${difference.status}`;
    case "null":
      return "Null";
    case "format":
      return `Values of another format than ${JSON.stringify(difference.schema.format)}`;
    case "property":
      return `The property ${JSON.stringify(difference.name)}`;
    case "value":
      return `The value ${JSON.stringify(difference.value)}`;
  }
}
