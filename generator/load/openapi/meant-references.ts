import { fieldOf } from "../../model/openapi-structure.js";
import { pointerTokens } from "../../model/json-pointer.js";
import { rootOf, type Cursor, type SpecDocument } from "./cursor.js";
import { childOf, descend } from "./descend.js";

/** The number of references that are followed for one that is read as it is meant. */
const maxMeant = 50;

/** Finds the parts that pointers mean which name nothing, for lenient reading. */
export class MeantReferences {
  private depth = 0;

  /** `follow` gives the target of a reference, if there is one. */
  constructor(private readonly follow: (cursor: Cursor) => Cursor | undefined) {}

  /**
   * The part that a pointer means: it goes on behind another reference, begins at a schema around it that has definitions, or has the words of
   * Swagger 2.0 for components. Undefined if there is no such part.
   */
  find(document: SpecDocument, pointer: string, from: Cursor): Cursor | undefined {
    if (this.depth > maxMeant) return undefined;
    this.depth += 1;
    const found = this.behindReferences(document, pointer) ?? inSchemaAround(pointer, from);
    this.depth -= 1;
    return found ?? amongComponents(document, pointer);
  }

  private behindReferences(document: SpecDocument, pointer: string): Cursor | undefined {
    let at: Cursor | undefined = rootOf(document);
    for (const token of pointerTokens(pointer)) {
      const holder: Cursor | undefined = childOf(at, token) === undefined ? this.follow(at) : at;
      at = holder && childOf(holder, token);
      if (at === undefined) return undefined;
    }
    return at;
  }
}

/** "#/$defs/Line", in a schema with definitions, or inside of one. */
function inSchemaAround(pointer: string, from: Cursor): Cursor | undefined {
  if (!/^\/(?:\$defs|definitions)\//.test(pointer)) return undefined;
  const document = from.document.of ?? from.document;
  for (let end = from.pointer.lastIndexOf("/"); end > 0; end = from.pointer.lastIndexOf("/", end - 1)) {
    const { exact } = descend(document, from.pointer.slice(0, end) + pointer);
    if (exact !== undefined) return exact;
  }
  return undefined;
}

/** "#/definitions/Order", which Swagger 2.0 has for "#/components/schemas/Order". */
function amongComponents(document: SpecDocument, pointer: string): Cursor | undefined {
  const [, holder = "", rest = ""] = /^\/(definitions|\$defs|schemas|parameters|responses)(\/.*)$/.exec(pointer) ?? [];
  if (holder === "") return undefined;
  const field = holder === "parameters" || holder === "responses" ? holder : "schemas";
  return descend(document, `/components/${field}${rest}`).exact;
}

/** True for the pointer of a part of a document that OpenAPI does not know: "/definitions/Order". */
export function isUnknownPart(pointer: string): boolean {
  const [first = "", second = ""] = pointerTokens(pointer);
  if (first === "components")
    return second !== "" && !second.startsWith("x-") && fieldOf("components", second) === undefined;
  return first !== "" && !first.startsWith("x-") && fieldOf("document", first) === undefined;
}
