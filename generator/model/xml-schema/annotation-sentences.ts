import { extensionNamespace, marksNamespace, type Annotation, type SimpleTypeDefinition } from "./components.js";

/**
 * Sentences for the marks of a component: "Create: required."; a mark without a meaning of ours stays: "priority: high". The last one
 * lists checks that are ignored.
 */
export function annotationSentences({ marks, unreadChecks }: Annotation): readonly string[] {
  const said = [...marks].map(([name, value]) => markSentence(name, value)).filter((text) => text !== "");
  const unread = unreadChecks === undefined ? [] : [`Not checked: ${[...new Set(unreadChecks)].join("; ")}.`];
  return [...(said.length === 0 ? [] : [said.join(" ")]), ...unread];
}

/** True for a deprecated component: the mark `retired`. */
export function isRetired(annotation: Annotation): boolean {
  return retiredSentence(annotation) !== undefined;
}

/** "Retired: since 2017." where a component has the mark. */
export function retiredSentence({ marks }: Annotation): string | undefined {
  const retired = marks.get(`{${marksNamespace}}retired`);
  return retired === undefined ? undefined : `Retired: ${retired}.`;
}

function markSentence(name: string, value: string): string {
  switch (name) {
    case `{${marksNamespace}}create`:
      return `Create: ${operationMark(value)}.`;
    case `{${marksNamespace}}update`:
      return `Update: ${operationMark(value)}.`;
    case `{${marksNamespace}}scope`:
      return `Scope: ${value}.`;
    case `{${extensionNamespace}}sensitive`:
      return value === "true" ? "Sensitive: no message shows it." : "";
    case `{${marksNamespace}}retired`:
      return "";
    default:
      return `${name.replace(/^\{.*\}/, "")}: ${value}`;
  }
}

function operationMark(value: string): string {
  return value === "R" ? "required" : value === "X" ? "not possible" : value === "-" ? "optional" : value;
}

/** Returns the documented values of a simple type with their sentences; `furtherOf` returns additional sentences for a value. */
export function meaningsOf(
  { facets }: SimpleTypeDefinition,
  furtherOf: (annotation: Annotation) => readonly string[] = () => [],
): readonly (readonly [value: string, said: string])[] {
  return (facets.enumeration ?? []).flatMap(({ value, annotation }) => {
    const sentences = [annotation.documentation, retiredSentence(annotation), ...annotationSentences(annotation)];
    const said = [...sentences, ...furtherOf(annotation)].filter((part) => part !== undefined && part !== "").join(" ");
    return said === "" ? [] : [[value, said] as const];
  });
}
