import { mostMended, pathOf, type Finding, type JsonProblems, type ProblemText, type Shown } from "./problems.js";
import { nearestName } from "../base/near.js";
import { quoted } from "../base/safe-text.js";
import type { JsonObject } from "./values.js";

/** The edits between a name and what it may mean. */
const mostEdits = 2;

/** A member that must not be there, and those that may be, where the schema names them. */
export interface UnwantedMember {
  readonly name: string;
  readonly known: Iterable<string> | undefined;
}

/** Names the value of an enumeration that a value is near to. */
export function mendValue(found: Finding[], finding: Finding, index: number): void {
  found[index] = { ...finding, say: (_value, _limit, shown) => meantValueText(finding, shown) };
}

function meantValueText({ say, value, limit }: Finding, shown: Shown): ProblemText {
  const text = say(value, limit, shown);
  if (shown !== "value" || typeof value !== "string") return text;
  const texts = (limit as readonly unknown[]).filter((each): each is string => typeof each === "string");
  const near = nearestName(value, texts, mostEdits);
  return near === undefined
    ? text
    : { ...text, message: `${text.message.slice(0, -1)}; did you mean ${quoted(near)}?` };
}

/**
 * Names the member that one which must not be there may mean. It becomes one problem with the member that is missing when their
 * names are near.
 */
export function mendMember(found: Finding[], finding: Finding, index: number): void {
  const isMissing = finding.code === "required";
  const name = memberOf(finding);
  if (name === undefined) return;
  const other = found.length === 1 ? undefined : besideOf(found, finding, name);
  if (other === undefined) {
    const near = isMissing ? undefined : nearestName(name, (finding.limit as UnwantedMember).known ?? [], mostEdits);
    if (near !== undefined) found[index] = misspelt(finding, near);
    return;
  }
  const [unknown, missing] = isMissing ? [other, name] : [finding, memberOf(other)!];
  found[index] = misspelt(unknown, missing);
  found.splice(found.indexOf(other), 1);
}

/** The problem of the same object that is about a near name: one of those that are missing for one too many, or the reverse. */
function besideOf(found: readonly Finding[], finding: Finding, name: string): Finding | undefined {
  const owner = ownerOf(finding);
  const others = found.filter(
    (each) =>
      !each.isSecret &&
      (each.code === "required") !== (finding.code === "required") &&
      memberOf(each) !== undefined &&
      ownerOf(each) === owner,
  );
  const names = others.map((each) => memberOf(each)!);
  return others[names.indexOf(nearestName(name, names, mostEdits) ?? "")];
}

/** The member that a problem is about which says that one is missing, or is one too many; undefined once it was mended. */
function memberOf({ code, limit }: Finding): string | undefined {
  if (code === "required") return limit as string | undefined;
  const isUnknown = code === "additionalProperties" || code === "unevaluatedProperties";
  return isUnknown ? (limit as UnwantedMember | undefined)?.name : undefined;
}

/** The path of the object that lacks a member, or has one too many. */
function ownerOf({ code, path }: Finding): string {
  return code === "required" ? path : path.slice(0, path.lastIndexOf("/"));
}

function misspelt(finding: Finding, meant: string): Finding {
  const expected = quoted(meant);
  return retold(finding, `Unknown property ${quoted(memberOf(finding)!)}; did you mean ${expected}?`, expected);
}

/** A problem with a sentence of its own, which is not mended again. */
function retold(finding: Finding, message: string, expected: string): Finding {
  return { ...finding, limit: undefined, say: () => ({ message, expected }) };
}

/**
 * Names the members of an open object that may be those which it lacks. `known` are members whose names are near to those that are
 * asked for, and which the schema names.
 */
export function nameMisspelt(value: JsonObject, problems: JsonProblems, known: readonly string[] = []): void {
  if (!problems.isLacking) return;
  const { found, secrets, step } = problems;
  const path = pathOf(step);
  for (const [index, finding] of found.slice(0, mostMended).entries()) {
    if (finding.code !== "required" || finding.limit === undefined || finding.isSecret || finding.path !== path)
      continue;
    const near = nearestName(finding.limit as string, namesBeside(value, known), mostEdits);
    // A misspelt name may be that of a secret.
    const all = secrets?.();
    if (near === undefined || all?.secretOf(all, { place: near, piece: "/additionalProperties", before: step }))
      continue;
    const expected = quoted(finding.limit as string);
    found[index] = retold(finding, `Property ${expected} is missing; is it misspelt as ${quoted(near)}?`, expected);
  }
}

function* namesBeside(value: JsonObject, known: readonly string[]): Iterable<string> {
  for (const name in value) {
    if (value[name] !== undefined && Object.hasOwn(value, name) && !known.includes(name)) yield name;
  }
}
