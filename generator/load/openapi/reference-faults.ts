import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import { componentFields, kindNames, type ObjectKind } from "../../model/openapi-structure.js";
import { pointerTokens } from "../../model/json-pointer.js";
import { keysOf, member, originOf, rootOf, type Cursor, type SpecDocument } from "./cursor.js";
import { descend } from "./descend.js";

const kindOfField = new Map(Object.entries(componentFields).map(([kind, field]) => [field, kind as ObjectKind]));

/** Reports of references that lead nowhere, or to something of another kind. */
export class ReferenceFaults {
  constructor(
    private readonly root: SpecDocument,
    private readonly diagnostics: Diagnostics,
    private readonly suggest: Suggest,
  ) {}

  /** Reports a pointer that names nothing, with the name that may be meant. */
  reportPointer(document: SpecDocument, pointer: string, ref: string, from: Cursor, kind: ObjectKind): void {
    const { nearest, missing } = descend(document, pointer);
    const tokens = pointerTokens(pointer);
    const isComponent = tokens[0] === "components" && tokens.length === 3 && tokens[1] === componentFields[kind];
    const [, , name = ""] = tokens;
    const near = isComponent && missing !== name ? undefined : this.suggest(missing, keysOf(nearest));
    const nearDefinition = near === undefined ? undefined : member(nearest, near);
    const related =
      nearDefinition === undefined ? [] : [{ message: "defined at", origin: originOf(nearDefinition, "key") }];
    const elsewhere = near === undefined ? this.componentNamed(tokens.at(-1) ?? "", kind, ref) : undefined;
    const subject = isComponent ? { what: kindNames[kind], name } : { what: "Reference", name: ref };
    this.diagnostics.report("openapi/unknown-ref", originOf(from), { ...subject, near: near ?? elsewhere }, related);
  }

  /** Reports an anchor that no schema has. */
  reportAnchor(name: string, anchors: Iterable<string>, from: Cursor): void {
    const near = this.suggest(name, anchors);
    this.diagnostics.report("openapi/unknown-ref", originOf(from), { what: "Anchor", name, near });
  }

  /** Reports a target that is a component of another kind than what is expected, or a document of OpenAPI as a whole. False for these. */
  checkKind(target: Cursor, from: Cursor, kind: ObjectKind): boolean {
    if (isWholeDocument(target)) {
      const params = { name: target.document.file.path, found: kindNames.document, expected: kindNames[kind] };
      this.diagnostics.report("openapi/wrong-ref-kind", originOf(from), params);
      return false;
    }
    const tokens = target.pointer.startsWith("/components/") ? pointerTokens(target.pointer) : [];
    const [, field = "", name = ""] = tokens;
    const found = tokens.length === 3 ? kindOfField.get(field) : undefined;
    if (found === undefined || found === kind) return true;
    const params = { name, found: kindNames[found], expected: kindNames[kind] };
    this.diagnostics.report("openapi/wrong-ref-kind", originOf(from), params);
    return false;
  }

  /** "#/definitions/Order" may mean "#/components/schemas/Order". */
  private componentNamed(name: string, kind: ObjectKind, written: string): string | undefined {
    const field = componentFields[kind];
    const components = member(rootOf(this.root), "components");
    const holder = field === undefined || components === undefined ? undefined : member(components, field);
    const ref = `#/components/${field}/${name}`;
    return holder !== undefined && member(holder, name) !== undefined && ref !== written ? ref : undefined;
  }
}

/** True for a document of OpenAPI or Swagger, which no reference means as a whole. */
export function isWholeDocument(target: Cursor): boolean {
  return target.pointer === "" && (member(target, "openapi") ?? member(target, "swagger")) !== undefined;
}
