import { joinWords } from "../../text/join-words.js";
import type { Operation } from "../../model/contract.js";
import type { SecurityRequirement } from "../../model/security.js";
import type { ChangeId } from "../catalog.js";
import { changeAt, type Finding, type Position, type ProvedLevels } from "../finding.js";
import type { ChangeData } from "../kind-of-change.js";
import { inOrder } from "../../text/in-order.js";
import { missingFrom } from "../pair-up.js";
import type { SchemeNames } from "./scheme-names.js";

/** One alternative: schemes by the names of the first version, each with its scopes. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** The difference of two lists of requirements, as one change. */
interface Edit {
  readonly id: ChangeId;
  readonly data: ChangeData;
  /** Undefined for the levels of the catalog. */
  readonly proved?: ProvedLevels;
}

/**
 * OpenAPI, Security Requirement Objects. Credentials that satisfy one alternative are enough: an old alternative stays sufficient if
 * it contains all that some new one requires. One operation has one change at most.
 */
export function compareSecurity(
  before: Operation,
  after: Operation,
  changePlace: Position,
  names: SchemeNames,
): readonly Finding[] {
  const old = alternatives(before.security, (name) => name);
  const now = alternatives(after.security, (name) => names.get(name) ?? name);
  const lost = old.filter((alternative) => !now.some((other) => holds(alternative, other)));
  const won = now.filter((alternative) => !old.some((other) => holds(alternative, other)));
  if (lost.length + won.length === 0) return [];
  const { id, data, proved } =
    won.length === 0 ? narrowed(lost, now) : lost.length === 0 ? widened(won, old) : replaced(lost, won, now);
  return [changeAt(changePlace, id, { before: origin(before), after: origin(after) }, data, proved)];
}

/** The list of an operation if it has one; otherwise the operation. */
function origin({ security, origin: operationOrigin }: Operation): { readonly origin: Operation["origin"] } {
  return security[0] ?? { origin: operationOrigin };
}

function alternatives(
  security: readonly SecurityRequirement[],
  rename: (name: string) => string,
): readonly Alternative[] {
  if (security.length === 0) return [new Map()];
  // In order of names, so that sentences depend on no order of the document.
  return security.map(({ schemes }) => {
    const entries = [...schemes].map(([name, scopes]) => [rename(name), [...scopes].sort()] as const);
    return new Map(inOrder(entries, ([name]) => name));
  });
}

/** True if credentials for the first are credentials for the second too. */
function holds(first: Alternative, second: Alternative): boolean {
  return [...second].every(([name, scopes]) => {
    const schemeScopes = first.get(name);
    return schemeScopes !== undefined && missingFrom(scopes, schemeScopes).length === 0;
  });
}

function narrowed(lost: readonly Alternative[], now: readonly Alternative[]): Edit {
  const after = textOf(now);
  if (lost.some(({ size }) => size === 0)) return { id: "security/became-required", data: { after } };
  const [smaller, larger] = pairOf(lost, now, (one, other) => holds(other, one));
  if (smaller === undefined || larger === undefined)
    return { id: "security/alternative-removed", data: { before: textOf(lost), after } };
  if (larger.size > smaller.size)
    return { id: "security/scheme-required", data: { before: textOf([smaller]), after: textOf([larger]) } };
  return { id: "security/scope-required", data: scopeData(smaller, larger, now.length === 1) };
}

function widened(won: readonly Alternative[], old: readonly Alternative[]): Edit {
  const before = textOf(old);
  if (won.some(({ size }) => size === 0)) return { id: "security/opened", data: { before } };
  const [smaller, larger] = pairOf(won, old, (one, other) => holds(other, one));
  if (smaller === undefined || larger === undefined)
    return { id: "security/alternative-added", data: { before, after: textOf(won) } };
  if (larger.size > smaller.size)
    return { id: "security/scheme-dropped", data: { before: textOf([larger]), after: textOf([smaller]) } };
  return { id: "security/scope-dropped", data: scopeData(larger, smaller, old.length === 1) };
}

/** Some credentials are no longer enough, and others now are. Scopes of known access become more or less. */
function replaced(lost: readonly Alternative[], won: readonly Alternative[], now: readonly Alternative[]): Edit {
  const [old, changed] = pairOf(lost, won, (one, other) => missingFrom(one.keys(), other.keys()).length === 0);
  if (old !== undefined && changed?.size === old.size) {
    const access = compareAccess(scopesOf(old, changed), scopesOf(changed, old));
    const data = scopeData(old, changed, now.length === 1);
    if (access === "more") return { id: "security/scope-required", data };
    const levels = { sent: "breaking", read: "breaking" } as const;
    if (access === "less") return { id: "security/scope-dropped", data, proved: { levels } };
    if (old.size === 1) {
      const [before = "", after = ""] = [old, changed].map((one) => scopeText([...one.values()].flat().map(quoted)));
      return { id: "security/requirement-changed", data: { before, after }, proved: { codeLevels: {} } };
    }
  }
  return { id: "security/requirement-changed", data: { before: textOf(lost), after: textOf(won) } };
}

/** The one alternative of the first list with its partner in the second. */
function pairOf(
  first: readonly Alternative[],
  second: readonly Alternative[],
  isPartner: (one: Alternative, other: Alternative) => boolean,
): readonly [Alternative | undefined, Alternative | undefined] {
  const [one, ...more] = first;
  if (one === undefined || more.length > 0) return [undefined, undefined];
  return [one, second.find((other) => isPartner(one, other))];
}

/** Scopes of the first alternative that the second does not require. */
function scopesOf(first: Alternative, second: Alternative): readonly string[] {
  return [...first].flatMap(([name, scopes]) => missingFrom(scopes, second.get(name) ?? []));
}

/** The scopes of the schemes that differ. Names the schemes unless the operation has only one. */
function scopeData(before: Alternative, after: Alternative, isOnly: boolean): ChangeData {
  const isChanged = (name: string): boolean =>
    scopesOf(new Map([[name, before.get(name) ?? []]]), after).length +
      scopesOf(new Map([[name, after.get(name) ?? []]]), before).length >
    0;
  const schemes = [...before.keys()].filter(isChanged);
  const [old, now] = [before, after].map((one) => schemes.flatMap((name) => one.get(name) ?? []).map(quoted));
  return {
    before: old?.length ? joinWords(old, "and") : "none",
    after: scopeText(now ?? []),
    schemes: isOnly && before.size === 1 ? "" : ` with ${joinWords(schemes.map(quoted), "and")}`,
  };
}

function scopeText(scopes: readonly string[]): string {
  return scopes.length === 0 ? "no scope" : `the scope${scopes.length > 1 ? "s" : ""} ${joinWords(scopes, "and")}`;
}

/** `"login" with the scope "read", or "key"`. */
function textOf(all: readonly Alternative[]): string {
  const texts = all.map((alternative) =>
    [...alternative]
      .map(([name, scopes]) => `${quoted(name)}${scopes.length === 0 ? "" : ` with ${scopeText(scopes.map(quoted))}`}`)
      .join(" and "),
  );
  return texts
    .map((text) => (text === "" ? "no credentials" : text))
    .sort()
    .join(", or ");
}

function quoted(text: string): string {
  return `"${text}"`;
}

/** Words for levels of access in names of scopes, the lowest level first. */
const accessWords = [
  ["read", "readonly", "view", "list"],
  ["write", "readwrite", "edit", "update", "modify"],
  ["admin", "manage", "owner", "full"],
] as const;

/**
 * Compares two scopes that replace each other by the words of their names: "orders:admin" grants more than "orders:read". Undefined for
 * several scopes, for names of other things and for unknown words: then neither contains the other.
 */
function compareAccess(before: readonly string[], after: readonly string[]): "more" | "less" | undefined {
  const [old, now] = [accessOf(before), accessOf(after)];
  if (old === undefined || now === undefined || old.subject !== now.subject || old.level === now.level)
    return undefined;
  return now.level > old.level ? "more" : "less";
}

function accessOf(scopes: readonly string[]): { readonly level: number; readonly subject: string } | undefined {
  const [scope, ...more] = scopes;
  if (scope === undefined || more.length > 0) return undefined;
  const words = scope.toLowerCase().split(/[^a-z0-9]+/);
  const level = accessWords.findIndex((level) => level.some((word) => words.includes(word)));
  const isAccess = (word: string): boolean => accessWords.flat().some((known) => known === word);
  return level < 0 ? undefined : { level, subject: words.filter((word) => !isAccess(word)).join(" ") };
}
