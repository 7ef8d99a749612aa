import type { InterfaceDeclarationStructure, TypeAliasDeclarationStructure } from "../structures.js";
import type { TypeExpression } from "./type-text.js";

/** A declaration of a type. */
export type TypeDeclaration = InterfaceDeclarationStructure | TypeAliasDeclarationStructure;

/** A declaration, and the names that the compiler has to know before it knows this one: members and items can wait. */
export interface LeaningDeclaration {
  readonly declaration: TypeDeclaration;
  /** Names of other declarations of the module. */
  readonly leansOn: readonly string[];
}

/**
 * The number of names that the compiler may have to follow in a row. It does so by recursion when it comes to the first
 * of them, and runs out of stack after 500 to 1,000.
 */
const maxInRow = 200;

/**
 * The same declarations in the same order, but those at the far ends of long chains first: whoever reads the file from the
 * beginning never follows more than `maxInRow` names at once.
 */
export function inShallowOrder(declared: readonly LeaningDeclaration[]): readonly TypeDeclaration[] {
  const lengths = chainLengths(new Map(declared.map((leaning) => [leaning.declaration.name, leaning])));
  const stretches: TypeDeclaration[][] = [];
  for (const { declaration } of declared) {
    const stretch = Math.floor((lengths.get(declaration.name) ?? 0) / maxInRow);
    (stretches[stretch] ??= []).push(declaration);
  }
  return stretches.flat();
}

/** The largest number of names in a row that each leans on. No name leans on itself: such schemas are refused. */
function chainLengths(declared: ReadonlyMap<string, LeaningDeclaration>): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  const entered = new Set<string>();
  for (const start of declared.keys()) {
    const path = [start];
    for (let name = path.at(-1); name !== undefined; name = path.at(-1)) {
      const below = declared.get(name)?.leansOn ?? [];
      const open = entered.has(name) ? [] : below.filter((next) => declared.has(next) && !entered.has(next));
      entered.add(name);
      if (open.length > 0) {
        path.push(...open);
        continue;
      }
      path.pop();
      lengths.set(
        name,
        below.reduce((most, next) => Math.max(most, (lengths.get(next) ?? -1) + 1), 0),
      );
    }
  }
  return lengths;
}

/** The names that an expression is made of itself, not in its members or items. May hold words that are not names. */
export function namesAtOnce(expression: TypeExpression): readonly string[] {
  switch (expression.kind) {
    case "text":
      return [/^\((.*) & \{\}\)$/.exec(expression.text)?.[1] ?? expression.text];
    case "union":
    case "intersection":
      return expression.members.flatMap(namesAtOnce);
    case "array":
    case "tuple":
    case "object":
      return [];
  }
}
