import type { Declaration } from "./declarations.js";
import { grouped } from "../../../model/grouped.js";

type Declarations = ReadonlyMap<string, Declaration>;

/** An order in which no constant is read before its module is evaluated, whichever module a program asks for first. */
export interface LoadOrder {
  /**
   * Constants that others read while these are evaluated, and that use no values of the module but each other: how many
   * of them lie below. Modules of one level import only those of lower levels, so no circle leads back to them.
   */
  readonly levels: ReadonlyMap<string, number>;
  /** A constant and what has to stand in one module with it: its reader, since it may use what uses that reader. */
  readonly pairs: readonly (readonly [reader: string, read: string])[];
}

/** The order in which the constants of a module are evaluated. A function that a constant holds runs after loading. */
export function loadOrder(declarations: Declarations): LoadOrder {
  const reads: [reader: string, read: string][] = [];
  for (const [name, { kind, used }] of declarations) {
    for (const text of used.all) if (declarations.get(text)?.canBeExported === false) reads.push([name, text]);
    if (kind === "constant") for (const read of readAtOnce(name, declarations)) reads.push([name, read]);
  }
  const levels = levelsOf(reads, declarations);
  return { levels, pairs: reads.filter(([, read]) => !levels.has(read)) };
}

/** The constants that the evaluation of a declaration reads, in functions that it may call too. */
function readAtOnce(reader: string, declarations: Declarations): ReadonlySet<string> {
  const found = new Set<string>();
  const called = new Set<string>();
  const open = [...(declarations.get(reader)?.used.atOnce ?? [])];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const declaration = declarations.get(name);
    if (declaration?.kind === "constant" && name !== reader) found.add(name);
    if (declaration?.kind !== "function" || called.has(name)) continue;
    called.add(name);
    open.push(...declaration.used.all);
  }
  return found;
}

/** The level of each constant that is read and uses no other values of the module than constants with a level. */
function levelsOf(reads: LoadOrder["pairs"], declarations: Declarations): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const missing = new Map<string, number>();
  const uses: { readonly user: string; readonly value: string }[] = [];
  for (const user of new Set(reads.map(([, read]) => read))) {
    const { used, canBeExported = false } = declarations.get(user) ?? {};
    if (!canBeExported) continue;
    const values = [...(used?.all ?? [])].filter((value) => isValue(value) && value !== user);
    missing.set(user, values.length);
    for (const value of values) uses.push({ user, value });
  }
  const users = grouped(uses, ({ value }) => value);
  let ready = [...missing].flatMap(([name, count]) => (count === 0 ? [name] : []));
  for (let level = 0; ready.length > 0; level += 1) {
    ready.forEach((name) => levels.set(name, level));
    ready = ready.flatMap((name) => (users.get(name) ?? []).map(({ user }) => user).filter(isReady));
  }
  return levels;

  function isValue(name: string): boolean {
    return (declarations.get(name)?.kind ?? "type") !== "type";
  }

  function isReady(user: string): boolean {
    const left = (missing.get(user) ?? 0) - 1;
    missing.set(user, left);
    return left === 0;
  }
}
