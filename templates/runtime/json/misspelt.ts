import type { Finding, JsonProblems, ProblemText } from "./problems.js";
import { nearestName } from "../base/near.js";
import { quoted } from "../base/safe-text.js";

/** Names are compared for so many of the first problems of a result. */
const mostMended = 3;
/** The edits between a name and what it may mean. */
const mostEdits = 2;

/**
 * Lets the first problems say which name was meant. A member that must not be there and one that is missing become one problem
 * when their names are near; a value outside of an enumeration is told with the value that it is near to.
 */
export function mendNames({ found }: JsonProblems): void {
  for (let index = 0; index < mostMended; index += 1) {
    const finding = found[index];
    if (finding === undefined) return;
    if (finding.isSecret) continue;
    if (finding.code === "enum")
      found[index] = { ...finding, say: (_value, _limit, shown) => meantValueText(finding, shown) };
    else mendMember(found, finding, index);
  }
}

function mendMember(found: Finding[], finding: Finding, index: number): void {
  const isMissing = finding.code === "required";
  if (!isMissing && !isUnknown(finding)) return;
  const owner = ownerOf(finding);
  // What has been mended has two names as its limit.
  const others = found.filter(
    (each) =>
      typeof each.limit === "string" &&
      !each.isSecret &&
      (isMissing ? isUnknown(each) : each.code === "required") &&
      ownerOf(each) === owner,
  );
  const near = nearestName(
    finding.limit as string,
    others.map(({ limit }) => limit as string),
    mostEdits,
  );
  const other = others.find(({ limit }) => limit === near);
  if (other === undefined) return;
  const [unknown, missing] = isMissing ? [other, finding] : [finding, other];
  found[index] = { ...unknown, limit: [unknown.limit, missing.limit], say: misspeltText as Finding["say"] };
  found.splice(found.indexOf(other), 1);
}

function isUnknown({ code }: Finding): boolean {
  return code === "additionalProperties" || code === "unevaluatedProperties";
}

/** The path of the object that lacks a member, or has one too many. */
function ownerOf({ code, path }: Finding): string {
  return code === "required" ? path : path.slice(0, path.lastIndexOf("/"));
}

function misspeltText(_value: unknown, [name, meant]: readonly [string, string]): ProblemText {
  return { message: `Unknown property ${quoted(name)}; did you mean ${quoted(meant)}?`, expected: quoted(meant) };
}

function meantValueText({ say, value, limit }: Finding, shown: Parameters<Finding["say"]>[2]): ProblemText {
  const text = say(value, limit, shown);
  if (shown !== "value" || typeof value !== "string") return text;
  const texts = (limit as readonly unknown[]).filter((each): each is string => typeof each === "string");
  const near = nearestName(value, texts, mostEdits);
  return near === undefined
    ? text
    : { ...text, message: `${text.message.slice(0, -1)}; did you mean ${quoted(near)}?` };
}
