import { visibleLines } from "./visible.js";

/** The location that a GitHub workflow command marks. Lines and columns count from 1. */
export interface CommandAnnotation {
  /** The weight that GitHub shows the annotation with. */
  readonly level: "error" | "warning" | "notice";
  /** The heading of the annotation. */
  readonly title: string;
  readonly text: string;
  /** Undefined for an annotation of the run as a whole. */
  readonly place?: { readonly path: string; readonly line: number; readonly column: number } | undefined;
}

/** A workflow command that GitHub shows as an annotation, on one line without its end. */
export function workflowCommand({ level, title, text, place: writtenPlace }: CommandAnnotation): string {
  const where =
    writtenPlace === undefined
      ? ""
      : `file=${property(writtenPlace.path)},line=${writtenPlace.line},col=${writtenPlace.column},`;
  return `::${level} ${where}title=${property(title)}::${data(text)}`;
}

function data(text: string): string {
  return visibleLines(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
