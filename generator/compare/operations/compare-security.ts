import type { Operation } from "../../model/contract.js";
import type { SecurityRequirement } from "../../model/security.js";
import { changeAt, type Finding, type Position } from "../finding.js";
import { missingFrom } from "../pair-up.js";
import type { SchemeNames } from "./scheme-names.js";

/** One alternative: schemes by the names of the first version, each with its scopes. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/**
 * OpenAPI, Security Requirement Objects. Whoever satisfies one alternative may call: an old one goes on to suffice when it
 * holds everything that some new one asks for.
 */
export function compareSecurity(
  before: Operation,
  after: Operation,
  changePlace: Position,
  names: SchemeNames,
): readonly Finding[] {
  const sides = { before: origin(before), after: origin(after) };
  const old = alternatives(before.security, (name) => name);
  const now = alternatives(after.security, (name) => names.old(name));
  const lost = old.filter((alternative) => !now.some((other) => holds(alternative, other)));
  const won = now.filter((alternative) => !old.some((other) => holds(alternative, other)));
  return [
    ...lost.map((alternative) => narrowed(alternative, now, changePlace, sides)),
    ...won.map((alternative) => widened(alternative, old, changePlace, sides)),
  ];
}

type Ends = Parameters<typeof changeAt>[2];

/** The list where there is one of its own, else the operation. */
function origin({ security, origin: operationOrigin }: Operation): { readonly origin: Operation["origin"] } {
  return security[0] ?? { origin: operationOrigin };
}

function alternatives(
  security: readonly SecurityRequirement[],
  rename: (name: string) => string,
): readonly Alternative[] {
  if (security.length === 0) return [new Map()];
  return security.map(({ schemes }) => new Map([...schemes].map(([name, scopes]) => [rename(name), scopes])));
}

/** True when credentials for the first are credentials for the second too. */
function holds(first: Alternative, second: Alternative): boolean {
  return [...second].every(([name, scopes]) => {
    const schemeNames = first.get(name);
    return schemeNames !== undefined && missingFrom(scopes, schemeNames).length === 0;
  });
}

function narrowed(alternative: Alternative, now: readonly Alternative[], changePlace: Position, sides: Ends): Finding {
  const before = textOf(alternative);
  if (alternative.size === 0) {
    return changeAt(changePlace, "security/became-required", sides, { after: now.map(textOf).join(" or ") });
  }
  const larger = now.find((other) => holds(other, alternative));
  if (larger === undefined) return changeAt(changePlace, "security/alternative-removed", sides, { before });
  const schemes = missingFrom(larger.keys(), alternative.keys());
  if (schemes.length > 0) {
    return changeAt(changePlace, "security/scheme-required", sides, {
      before,
      schemes: schemes.map(quoted).join(", "),
    });
  }
  return changeAt(changePlace, "security/scope-required", sides, {
    before,
    scopes: extraScopes(larger, alternative),
  });
}

function widened(alternative: Alternative, old: readonly Alternative[], changePlace: Position, sides: Ends): Finding {
  const after = textOf(alternative);
  if (alternative.size === 0) return changeAt(changePlace, "security/opened", sides);
  const larger = old.find((other) => holds(other, alternative));
  if (larger === undefined) return changeAt(changePlace, "security/alternative-added", sides, { after });
  const schemes = missingFrom(larger.keys(), alternative.keys());
  if (schemes.length > 0) {
    return changeAt(changePlace, "security/scheme-dropped", sides, {
      after,
      schemes: schemes.map(quoted).join(", "),
    });
  }
  return changeAt(changePlace, "security/scope-dropped", sides, { after, scopes: extraScopes(larger, alternative) });
}

function extraScopes(larger: Alternative, smaller: Alternative): string {
  const extra = [...larger].flatMap(([name, scopes]) => missingFrom(scopes, smaller.get(name) ?? []));
  return extra.map(quoted).join(", ");
}

function textOf(alternative: Alternative): string {
  return alternative.size === 0 ? "nothing" : [...alternative.keys()].map(quoted).join(" and ");
}

function quoted(text: string): string {
  return `"${text}"`;
}
