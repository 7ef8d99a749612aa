import { camelCase, pascalCase } from "../../text/identifiers.js";

/** Names of one scope; each is given out once. */
export interface Names {
  /** The wish, or the wish with a number. */
  take(wish: string): string;
}

/** Begins a list of names, in which the later of two equal wishes gets a number. */
export function createNames(taken: Iterable<string> = []): Names {
  const used = new Set(taken);
  const numbers = new Map<string, number>();
  return {
    take(wish) {
      let name = wish;
      let number = numbers.get(wish) ?? 2;
      for (; used.has(name); number += 1) name = `${wish}${number}`;
      numbers.set(wish, number);
      used.add(name);
      return name;
    },
  };
}

/** The names of a function's parameters and of the runtime's functions that have no prefix of their own. */
const reserved: ReadonlySet<string> = new Set(
  (
    "value to depth undefined report ask at list items truncated countMembers equalsJson hasMembers linearPattern ownMember readJson remembered rememberedMarks " +
    "safePart requireLimits problemsOf resultOfList resultWithinLimits unreadAt withinLimits"
  ).split(" "),
);

/** A local variable for a name of a spec. Module names have prefixes or endings that no local variable has. */
export function localName(text: string): string {
  const name = camelCase(text).slice(0, 60);
  const isModuleName =
    /^(is|has|need|may|check|collect|mark|validate|parse|add|expect)(?![a-z])|(Pattern|Values|Names|Constant|Rules)\d*$/.test(
      name,
    );
  return isModuleName || reserved.has(name) ? `${name}_` : name;
}

/** The label of an inner place, for names of functions and constants: "OrderLine" and "unit-price" -> "OrderLineUnitPrice". */
export function innerLabel(label: string, ...parts: readonly string[]): string {
  return `${label}${parts.map(pascalCase).join("")}`.slice(0, 100);
}
