import { linearPattern } from "../../templates/runtime/patterns/linear.js";
import { patternKind } from "./ecma/pattern-kind.js";
import { Undecided } from "./undecided.js";

interface Search {
  /** True if a part of a string matches the pattern. */
  test(text: string): boolean;
}

const searches = new Map<string, Search | "refused">();

/** Maximum number of cached patterns: specs are many, and each has its own. */
const maxKept = 500;

/** True if a pattern matches a part of a string. Throws `Undecided` if no linear-time search is known for it. */
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
