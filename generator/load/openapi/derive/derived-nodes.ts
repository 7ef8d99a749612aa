import { createDiagnostics } from "../../../diagnostics/create-diagnostics.js";
import { rangeOf, type Origin, type SourceFile, type TextRange } from "../../../diagnostics/origin.js";
import type { DerivedJson } from "../../../model/contract.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { ElementDeclaration } from "../../../model/xml-schema/components.js";
import type { Bundle } from "../bundle.js";
import { originOf, refOf, type Cursor } from "../cursor.js";
import { createSchemaReader } from "../schema/read-schema.js";
import type { SchemaContext } from "../schema/scope.js";

/** Nodes of the schemas that stand in the bundle in place of elements of an XSD. */
export interface DerivedNodes {
  /** The node of the schema that a media type or a table of errors has in place of an element. */
  of(element: ElementDeclaration, at: Cursor): JsonSchema | undefined;
  /** Reads all that was asked for, and what that refers to; undefined where nothing is derived. */
  finish(): DerivedJson | undefined;
}

/** Reads derived schemas. They are ours, so nothing is reported of them; their places are those of declarations in the XSD. */
export function createDerivedNodes(
  { media, value }: Bundle,
  context: Omit<SchemaContext, "node" | "diagnostics">,
): DerivedNodes {
  const places = createPlaces((at) => media?.originOf(at.value));
  const reader = createSchemaReader({ ...context, diagnostics: createDiagnostics() }, places.of);
  const asked = new Map<ElementDeclaration, JsonSchema>();
  let home: Cursor["document"] | undefined;
  return {
    of(element, at) {
      const schema = media?.ofElement(element);
      if (schema === undefined) return undefined;
      home ??= { file: at.document.file, root: value };
      const written: Cursor = { document: home, pointer: `${at.pointer}/schema`, value: schema };
      const ref = refOf(written);
      const target = ref === undefined ? undefined : context.references.resolve(ref, written);
      const node = asked.get(element) ?? reader.node(target ?? written);
      asked.set(element, node);
      return node;
    },
    finish() {
      reader.finish();
      const document = home;
      if (document === undefined || media === undefined) return undefined;
      const named = [...media.components()].map(([name]) => {
        const ref = `#/components/schemas/${encodeURIComponent(name)}`;
        const at = context.references.resolve(ref, { document, pointer: "", value });
        return [name, at && reader.node(at)] as const;
      });
      reader.finish();
      const schemas = named.flatMap(([name, node]) => (node === undefined ? [] : [[name, node] as const]));
      return { schemas: new Map(schemas), files: places.files() };
    },
  };
}

/** Places of derived schemas: pointers of the bundled document in files that know the declarations they lead to. */
function createPlaces(declaredAt: (at: Cursor) => Origin | undefined): {
  of(at: Cursor): Origin;
  files(): readonly SourceFile[];
} {
  const files = new Map<SourceFile, { readonly seen: SourceFile; readonly ranges: Map<string, TextRange> }>();
  const declared = new Map<string, Origin>();
  return {
    of(at) {
      const { pointer } = at;
      const origin = declaredAt(at) ?? nearest(declared, pointer);
      if (origin === undefined) return originOf(at);
      declared.set(pointer, origin);
      const known = files.get(origin.file) ?? seenFile(origin.file);
      files.set(origin.file, known);
      known.ranges.set(pointer, rangeOf(origin));
      return { kind: "pointer", file: known.seen, pointer };
    },
    files: () => [...files.values()].map(({ seen }) => seen),
  };
}

function seenFile(file: SourceFile): { readonly seen: SourceFile; readonly ranges: Map<string, TextRange> } {
  const ranges = new Map<string, TextRange>();
  return { ranges, seen: { ...file, locate: (pointer) => nearest(ranges, pointer) ?? { start: 0, end: 0 } } };
}

/** The entry of a pointer, or of the nearest one above it. */
function nearest<T>(entries: ReadonlyMap<string, T>, pointer: string): T | undefined {
  let at = pointer;
  while (at !== "" && !entries.has(at)) at = at.slice(0, at.lastIndexOf("/"));
  return entries.get(at);
}
