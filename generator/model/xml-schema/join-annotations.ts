import type { Annotation } from "./components.js";

/** Returns the annotation of a reference with that of the declaration behind it; the marks of the reference win. */
export function joinAnnotations(first: Annotation | undefined, second: Annotation): Annotation;
export function joinAnnotations(first: Annotation | undefined, second: Annotation | undefined): Annotation | undefined;
export function joinAnnotations(first: Annotation | undefined, second: Annotation | undefined): Annotation | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const texts = [first.documentation, second.documentation].filter((text) => text !== undefined);
  return {
    ...(texts.length > 0 && { documentation: [...new Set(texts)].join("\n\n") }),
    notes: [...first.notes, ...second.notes],
    openQuestions: [...first.openQuestions, ...second.openQuestions],
    rules: [...first.rules, ...second.rules],
    sandboxChoices: [...first.sandboxChoices, ...second.sandboxChoices],
    marks: new Map([...second.marks, ...first.marks]),
  };
}
