import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Site } from "./site.js";

/** More members tell no more about a branch. */
const mostMembers = 3;

/**
 * How messages call the branches of an anyOf or oneOf: by the names of their types or their titles. Branches that would
 * be called the same are told apart by members that they ask for or forbid: `object with "tokenId"`.
 */
export function branchNames(branches: readonly JsonSchema[], site: Site): readonly string[] {
  const names = branches.map((branch, index) => plainName(branch, index, site));
  const told = names.map((name, index) => {
    const alike = branches.filter((_, other) => names[other] === name);
    return alike.length === 1 ? name : `${name}${difference(branches[index]!, alike)}`;
  });
  return told.map((name, index) => (told.indexOf(name) === told.lastIndexOf(name) ? name : `schema ${index + 1}`));
}

function plainName(branch: JsonSchema, index: number, site: Site): string {
  const name = site.module.typeName(branch) ?? (branch.ref && site.module.typeName(branch.ref.target));
  return name ?? branch.title ?? branch.types?.join(" or ") ?? branch.required?.join(" and ") ?? `schema ${index + 1}`;
}

/** What a branch asks for or forbids and not all of those like it do; "" when there is no such member. */
function difference(branch: JsonSchema, alike: readonly JsonSchema[]): string {
  const own = (namesOf: (each: JsonSchema) => readonly string[]): readonly string[] =>
    namesOf(branch).filter((name) => !alike.every((each) => namesOf(each).includes(name)));
  const asked = own(requiredOf);
  if (asked.length > 0) return ` with ${members(asked)}`;
  const forbidden = own(forbiddenOf);
  return forbidden.length > 0 ? ` without ${members(forbidden)}` : "";
}

function requiredOf({ required = [] }: JsonSchema): readonly string[] {
  return required;
}

function forbiddenOf({ properties }: JsonSchema): readonly string[] {
  return [...(properties ?? [])].filter(([, member]) => member.boolean === false).map(([name]) => name);
}

function members(names: readonly string[]): string {
  const shown = names.slice(0, mostMembers).map((name) => `"${name}"`);
  return `${shown.join(" and ")}${names.length > mostMembers ? " and more" : ""}`;
}
