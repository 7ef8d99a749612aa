import type { Identity } from "./identity-paths.js";
import type { XmlProblems } from "../problems.js";
import type { SimpleType } from "../../xsd/simple-type.js";

/** The innermost open element, as those who follow a document see it. */
export interface WatchedElement {
  /** Its place, as problems have it: "/Order/Line[2]". */
  path(): string;
  /** Its place in the text; undefined where there is no text. */
  readonly offset: number | undefined;
}

/** Follows elements and their values, in order of the document, for rules that hold among them. Depths count open elements. */
export interface XmlWatch {
  /** Depth of the element in which a fragment is read with a context of its own. */
  outer: number;
  /** An element begins. */
  start(element: WatchedElement, depth: number, namespace: string, local: string): void;
  /** The innermost element has identity constraints. Its attributes are not read yet. */
  begin(element: WatchedElement, depth: number, identities: XmlIdentities): void;
  /** An attribute of the innermost element; a value that is undefined was faulty. */
  attribute<T>(depth: number, namespace: string, local: string, type: SimpleType<T>, value: T | undefined): void;
  /** The text of the innermost element. */
  value<T>(depth: number, type: SimpleType<T>, value: T | undefined, nillable: boolean): void;
  /** The innermost element is passed over: that it may not stand there has been told. */
  passOver(depth: number): void;
  /** The innermost element is nil. */
  nil(depth: number): void;
  /** At the end of the document. */
  finish(): void;
}

/** The identity constraints of an element declaration, which bring what follows them. */
export interface XmlIdentities {
  /** The constraints, made when they are first asked for. */
  all(): readonly Identity[];
  /** Begins to follow a document; problems go to the list. */
  watch(problems: XmlProblems): XmlWatch;
}
