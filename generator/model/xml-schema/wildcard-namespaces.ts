import type { NamespaceConstraint, Wildcard } from "./components.js";

/** True if a namespace name ("" for none) is allowed. Part 1, section 3.10.4, Wildcard allows Namespace Name. */
export function allowsNamespace(constraint: NamespaceConstraint, namespace: string): boolean {
  switch (constraint.kind) {
    case "any":
      return true;
    case "not":
      return namespace !== "" && namespace !== constraint.namespace;
    case "list":
      return constraint.namespaces.includes(namespace);
  }
}

/** True if everything that `sub` allows is allowed by `of`. Part 1, section 3.10.6, Wildcard Subset. */
export function isNamespaceSubset(sub: NamespaceConstraint, of: NamespaceConstraint): boolean {
  if (of.kind === "any") return true;
  if (sub.kind === "list") return sub.namespaces.every((namespace) => allowsNamespace(of, namespace));
  return sub.kind === "not" && of.kind === "not" && sub.namespace === of.namespace;
}

/**
 * The constraint that both allow; undefined if the standard cannot express it. Part 1, section 3.10.6, Attribute
 * Wildcard Intersection.
 */
export function intersectNamespaces(a: NamespaceConstraint, b: NamespaceConstraint): NamespaceConstraint | undefined {
  if (a.kind === "any") return b;
  if (b.kind === "any") return a;
  if (a.kind === "list") {
    return { kind: "list", namespaces: a.namespaces.filter((namespace) => allowsNamespace(b, namespace)) };
  }
  if (b.kind === "list") return intersectNamespaces(b, a);
  if (a.namespace === b.namespace) return a;
  if (a.namespace === "") return b;
  return b.namespace === "" ? a : undefined;
}

/**
 * The constraint that either allows; undefined if the standard cannot express it. Part 1, section 3.10.6, Attribute
 * Wildcard Union.
 */
export function uniteNamespaces(a: NamespaceConstraint, b: NamespaceConstraint): NamespaceConstraint | undefined {
  if (a.kind === "any" || b.kind === "any") return { kind: "any" };
  if (a.kind === "list" && b.kind === "list") {
    return { kind: "list", namespaces: [...new Set([...a.namespaces, ...b.namespaces])] };
  }
  if (a.kind === "not" && b.kind === "not") {
    return a.namespace === b.namespace ? a : { kind: "not", namespace: "" };
  }
  if (a.kind === "list") return uniteNamespaces(b, a);
  return b.kind === "list" ? uniteNegationAndList(a, b.namespaces) : undefined;
}

function uniteNegationAndList(
  negation: NamespaceConstraint & { kind: "not" },
  namespaces: readonly string[],
): NamespaceConstraint | undefined {
  const hasNegated = namespaces.includes(negation.namespace);
  const hasAbsent = namespaces.includes("");
  if (negation.namespace === "") return hasAbsent ? { kind: "any" } : negation;
  if (hasNegated && hasAbsent) return { kind: "any" };
  if (hasNegated) return { kind: "not", namespace: "" };
  return hasAbsent ? undefined : negation;
}

/** True if some namespace is allowed by both. */
export function namespacesOverlap(a: NamespaceConstraint, b: NamespaceConstraint): boolean {
  if (a.kind === "list") return a.namespaces.some((namespace) => allowsNamespace(b, namespace));
  // Two constraints without a list each leave out at most two of infinitely many names.
  return b.kind === "list" ? namespacesOverlap(b, a) : true;
}

const strengths = { skip: 0, lax: 1, strict: 2 };

/** True if a wildcard checks less of the elements that it allows than another. Part 1, sections 3.4.6 and 3.9.6. */
export function isWeaker(wildcard: Wildcard, than: Wildcard): boolean {
  return strengths[wildcard.processContents] < strengths[than.processContents];
}
