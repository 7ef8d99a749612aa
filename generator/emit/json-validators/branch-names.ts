import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { EmitContext } from "./emit-context.js";

/** More members tell no more about a branch. */
const maxMembers = 3;

/**
 * Names of the branches of an anyOf or oneOf in messages: those of their types, or their titles. Branches that would be
 * called the same are told apart by members that they ask for or forbid: `object with "tokenId"`.
 */
export function branchNames(branches: readonly JsonSchema[], site: EmitContext): readonly string[] {
  const names = branches.map((branch, index) => plainName(branch, index, site));
  const groups = new Map<string, Group>();
  branches.forEach((branch, index) => {
    const name = names[index]!;
    const group = groups.get(name) ?? { size: 0, asking: new Map(), forbidding: new Map() };
    requiredOf(branch).forEach((member) => count(group.asking, member));
    forbiddenOf(branch).forEach((member) => count(group.forbidding, member));
    groups.set(name, { ...group, size: group.size + 1 });
  });
  const labels = names.map((name, index) => {
    const alike = groups.get(name)!;
    return alike.size === 1 ? name : `${name}${difference(branches[index]!, alike)}`;
  });
  const uses = new Map<string, number>();
  labels.forEach((name) => count(uses, name));
  return labels.map((name, index) => (uses.get(name) === 1 ? name : `schema ${index + 1}`));
}

/** Branches that would be called the same: how many they are, and how many of them ask for or forbid each member. */
interface Group {
  /** The number of branches. */
  readonly size: number;
  /** The number of branches that require a member, by its name. */
  readonly asking: Map<string, number>;
  /** The number of branches that forbid a member, by its name. */
  readonly forbidding: Map<string, number>;
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function plainName(branch: JsonSchema, index: number, site: EmitContext): string {
  const name = site.module.typeName(branch) ?? (branch.ref && site.module.typeName(branch.ref.target));
  return name ?? branch.title ?? branch.types?.join(" or ") ?? branch.required?.join(" and ") ?? `schema ${index + 1}`;
}

/** The member that a branch asks for or forbids and not all of those like it do; "" when there is no such member. */
function difference(branch: JsonSchema, { size, asking, forbidding }: Group): string {
  const asked = requiredOf(branch).filter((name) => asking.get(name) !== size);
  if (asked.length > 0) return ` with ${members(asked)}`;
  const forbidden = forbiddenOf(branch).filter((name) => forbidding.get(name) !== size);
  return forbidden.length > 0 ? ` without ${members(forbidden)}` : "";
}

function requiredOf({ required = [] }: JsonSchema): readonly string[] {
  return [...new Set(required)];
}

function forbiddenOf({ properties }: JsonSchema): readonly string[] {
  return [...(properties ?? [])].filter(([, member]) => member.boolean === false).map(([name]) => name);
}

function members(names: readonly string[]): string {
  const shown = names.slice(0, maxMembers).map((name) => `"${name}"`);
  return `${shown.join(" and ")}${names.length > maxMembers ? " and more" : ""}`;
}
