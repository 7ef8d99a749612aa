import { expandedName } from "../../model/xml-schema/components.js";
import type { Content } from "../../model/xml-schema/content-expression.js";
import { leavesOf } from "../../prove/xml-schema/content-expression.js";
import type { ContentPlace } from "./content-place.js";
import type { Difference, Proof } from "./difference.js";

/** The same elements under another compositor, or in another order; undefined where the difference is another one. */
export function shapeDifference(contentPlace: ContentPlace, narrowed: Proof, widened: Proof): Difference | undefined {
  const { contents, types, subject, frame } = contentPlace;
  const [namesBefore, namesAfter] = [namesOf(contents.before), namesOf(contents.after)];
  if ([...namesBefore].sort().join("|") !== [...namesAfter].sort().join("|") || namesBefore.length < 2)
    return undefined;
  const origins = { before: types.before.origin, after: types.after.origin };
  const base = { subject, frame, ...origins, narrowed, widened };
  const [before, after] = [compositorOf(contents.before), compositorOf(contents.after)];
  if (before !== after) {
    return {
      ...base,
      id: "xsd/compositor-changed",
      data: { before: compositorWords[before], after: compositorWords[after] },
    };
  }
  if (before !== "sequence" || namesBefore.join("|") === namesAfter.join("|")) return undefined;
  return {
    ...base,
    id: "xsd/elements-reordered",
    data: { before: listed(contentPlace.contents.before), after: listed(contentPlace.contents.after) },
  };
}

type Compositor = "sequence" | "choice" | "all";

const compositorWords: { readonly [compositor in Compositor]: string } = {
  sequence: "xs:sequence",
  choice: "xs:choice",
  all: "xs:all",
};

function compositorOf(content: Content): Compositor {
  switch (content.kind) {
    case "leaf":
      return "sequence";
    case "repeat":
      return compositorOf(content.of);
    case "sequence":
    case "choice":
    case "all":
      return content.kind;
  }
}

function namesOf(content: Content): readonly string[] {
  return leavesOf(content).map(({ accepts }) =>
    accepts.map((term) => (term.kind === "element" ? expandedName(term.name) : "*")).join("/"),
  );
}

function listed(content: Content): string {
  const names = leavesOf(content).flatMap(({ accepts }) =>
    accepts.map((term) => (term.kind === "element" ? term.name.local : "any")),
  );
  const shown = names.slice(0, 12).map((name) => `"${name}"`);
  return names.length > shown.length ? `${shown.join(", ")}, ...` : shown.join(", ");
}
