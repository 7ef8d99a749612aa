import { describe, expect, it } from "vitest";
import type { NamespaceConstraint } from "../../../../generator/model/xml-schema/components.js";
import {
  allowsNamespace,
  intersectNamespaces,
  isNamespaceSubset,
  namespacesOverlap,
  uniteNamespaces,
} from "../../../../generator/model/xml-schema/wildcard-namespaces.js";

const namespaces = ["", "a", "b", "c"];
const constraints: readonly NamespaceConstraint[] = [
  { kind: "any" },
  ...["", "a", "b"].map((namespace) => ({ kind: "not", namespace }) as const),
  ...[[], [""], ["a"], ["", "a"], ["a", "b"], ["", "a", "b"]].map(
    (list) => ({ kind: "list", namespaces: list }) as const,
  ),
];
const pairs = constraints.flatMap((a) => constraints.map((b) => [a, b] as const));

/** The allowed ones of four representative names: none, two that constraints name, and one that they do not. */
function allowed(constraint: NamespaceConstraint): readonly string[] {
  return namespaces.filter((namespace) => allowsNamespace(constraint, namespace));
}

describe("namespace constraints", () => {
  it("of ##other let in neither the own namespace nor none", () => {
    expect(allowed({ kind: "not", namespace: "a" })).toEqual(["b", "c"]);
  });

  it("intersect to what both allow, where that can be said", () => {
    for (const [a, b] of pairs) {
      const both = intersectNamespaces(a, b);
      if (both === undefined) expect([a.kind, b.kind]).toEqual(["not", "not"]);
      else expect(allowed(both)).toEqual(allowed(a).filter((namespace) => allowed(b).includes(namespace)));
    }
  });

  it("unite to what either allows, where that can be said", () => {
    for (const [a, b] of pairs) {
      const either = uniteNamespaces(a, b);
      if (either === undefined) expect([a.kind, b.kind].sort()).toEqual(["list", "not"]);
      else if (a.kind !== "not" || b.kind !== "not") {
        const expected = namespaces.filter(
          (namespace) => allowed(a).includes(namespace) || allowed(b).includes(namespace),
        );
        expect(allowed(either)).toEqual(expected);
      }
    }
    // Two exclusions let in both namespaces, but still not none: Part 1, section 3.10.6.
    expect(uniteNamespaces({ kind: "not", namespace: "a" }, { kind: "not", namespace: "b" })).toEqual({
      kind: "not",
      namespace: "",
    });
  });

  it("overlap when some name is allowed by both", () => {
    for (const [a, b] of pairs) {
      expect(namespacesOverlap(a, b)).toBe(allowed(a).some((namespace) => allowed(b).includes(namespace)));
    }
  });

  it("are subsets only of what allows as much", () => {
    for (const [a, b] of pairs) {
      if (!isNamespaceSubset(a, b)) continue;
      expect(allowed(a).every((namespace) => allowed(b).includes(namespace))).toBe(true);
    }
    expect(isNamespaceSubset({ kind: "list", namespaces: ["b"] }, { kind: "not", namespace: "a" })).toBe(true);
  });
});
