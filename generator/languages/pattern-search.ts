import { linearPattern } from "../../templates/runtime/patterns/linear.js";
import { patternKind } from "./ecma/pattern-kind.js";
import { Undecided } from "./undecided.js";

interface Search {
  /** True where some part of a text matches the pattern. */
  test(text: string): boolean;
}

const searches = new Map<string, Search | "refused">();

/** More patterns are not kept ready: contracts are many, and each has its own. */
const maxKept = 500;

/** True when a pattern is found in a text; throws `Undecided` when no search in linear time is known for it. */
export function isPatternFound(pattern: string, text: string): boolean {
  let search = searches.get(pattern);
  if (search === undefined) {
    if (searches.size >= maxKept) searches.clear();
    search = searchFor(pattern);
    searches.set(pattern, search);
  }
  if (search === "refused") throw new Undecided();
  return search.test(text);
}

function searchFor(pattern: string): Search | "refused" {
  switch (patternKind(pattern).kind) {
    case "native":
      return new RegExp(pattern, "u");
    case "linear":
      return linearPattern(pattern);
    case "refused":
      return "refused";
  }
}
