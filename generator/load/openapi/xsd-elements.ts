import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../diagnostics/origin.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import {
  expandedName,
  type ElementDeclaration,
  type XmlSchema,
  type XmlViewKind,
} from "../../model/xml-schema/components.js";
import { viewSchema, type XmlSchemaView } from "../../model/xml-schema/view-schema.js";
import type { FileReader } from "../files.js";
import { originOf, type Cursor } from "./cursor.js";
import type { DeclaredQuestions } from "./declared-questions.js";
import type { ErrorNodes } from "./error-nodes.js";

/** Loads XSD files as one set of components; undefined when there is nothing to use, which is then reported. */
export type LoadXsd = (
  paths: readonly string[],
  from: Origin,
  questions: DeclaredQuestions,
) => Promise<XmlSchema | undefined>;

/** Finds elements of the XSDs that media types name. */
export interface XsdElements {
  /** The components of all XSDs that were named; absent where none was. */
  readonly xml?: XmlSchema;
  /** The element that a media type names; undefined where there is none, which is then reported, or where it needs a component with an error. */
  find(at: Cursor): ElementDeclaration | undefined;
  /** The XSD as callers create or update with it; made once. Undefined without an XSD. */
  view(kind: XmlViewKind): XmlSchemaView | undefined;
}

/** The surroundings of reading the XSDs that media types name. */
export interface XsdElementContext {
  readonly files: FileReader;
  readonly diagnostics: Diagnostics;
  readonly suggest: Suggest;
  readonly loadXsd: LoadXsd;
  /** The open questions that the document declares. */
  readonly questions: DeclaredQuestions;
  /** Undefined in strict loading. */
  readonly errors?: ErrorNodes | undefined;
}

interface XsdName {
  /** The reference to an XSD as written, "" where the name alone is written. */
  readonly file: string;
  /** The URI in braces; undefined where the name has none. */
  readonly namespace: string | undefined;
  /** The name without its namespace. */
  readonly local: string;
}

/** Loads every XSD that an `x-xsd-element` names, and finds the elements in them. */
export async function loadXsdElements(written: readonly Cursor[], context: XsdElementContext): Promise<XsdElements> {
  const { files, diagnostics } = context;
  const names = new Map<unknown, XsdName>();
  const paths = new Set<string>();
  for (const at of written) {
    const name = readName(at, diagnostics);
    const file = name === undefined ? undefined : files.openReference(name.file, originOf(at));
    if (name === undefined || file === undefined) continue;
    names.set(at.document.file.path + at.pointer, name);
    paths.add(files.absolutePath(file));
  }
  const [first] = written;
  const isTouched = ({ local }: XsdName): boolean => context.errors?.components.isTouched(local) === true;
  const loaded =
    first === undefined || paths.size === 0
      ? undefined
      : await context.loadXsd([...paths].sort(), originOf(first), context.questions);
  const xml = [...names.values()].every(isTouched) ? undefined : loaded;
  const views = new Map<XmlViewKind, XmlSchemaView>();
  const found: XsdElements = {
    view(kind) {
      const view = views.get(kind) ?? (xml && viewSchema(xml, kind));
      if (view !== undefined) views.set(kind, view);
      return view;
    },
    find(at: Cursor): ElementDeclaration | undefined {
      const name = names.get(at.document.file.path + at.pointer);
      if (name === undefined || xml === undefined || isTouched(name)) return undefined;
      return findElement(name, at, xml, context);
    },
  };
  return xml === undefined ? found : { ...found, xml };
}

function readName(at: Cursor, diagnostics: Diagnostics): XsdName | undefined {
  const written = typeof at.value === "string" ? at.value : JSON.stringify(at.value);
  const match = typeof at.value === "string" ? /^([^#]+)#(?:\{([^{}]*)\})?([^#{}/]+)$/.exec(written) : null;
  if (match === null) {
    diagnostics.report("openapi/malformed-xsd-element", originOf(at), { written });
    return undefined;
  }
  return { file: match[1] ?? "", namespace: match[2], local: match[3] ?? "" };
}

function findElement(
  name: XsdName,
  at: Cursor,
  xml: XmlSchema,
  { diagnostics, suggest }: XsdElementContext,
): ElementDeclaration | undefined {
  const { local, namespace, file } = name;
  if (namespace !== undefined) {
    const element = xml.elements.get(expandedName({ namespace, local }));
    if (element !== undefined) return element;
  }
  const named =
    namespace === undefined ? [...xml.elements.values()].filter((element) => element.name.local === local) : [];
  // A name without its namespace means the element of the file that is named, where others share the name.
  const matching = named.filter(
    (element) => element.origin.file.path.endsWith(`/${file}`) || element.origin.file.path === file,
  );
  const [element, second] = matching.length === 1 ? matching : named;
  if (element !== undefined && second === undefined) return element;
  if (element !== undefined) {
    const names = named
      .map((one) => `"${file}#${expandedName(one.name)}"`)
      .sort()
      .join(", ");
    diagnostics.report("openapi/ambiguous-xsd-element", originOf(at), { name: local, names });
    return undefined;
  }
  const shown = namespace === undefined ? local : expandedName({ namespace, local });
  const near = suggest(shown, namesOf(xml, namespace === undefined));
  diagnostics.report("openapi/unknown-xsd-element", originOf(at), { name: shown, file, near });
  return undefined;
}

/** The names of the global elements as a reference writes them, made only when one is asked for. */
function* namesOf(xml: XmlSchema, localOnly: boolean): Generator<string, void> {
  for (const { name } of xml.elements.values()) yield localOnly ? name.local : expandedName(name);
}
