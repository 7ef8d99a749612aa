import type { Content } from "../../model/xml-schema/content-expression.js";
import type { ComplexTypeDefinition, ElementDeclaration, TypeDefinition } from "../../model/xml-schema/components.js";
import type { Witness } from "../change.js";
import { isValidElement } from "../../prove/xml-schema/evaluate-element.js";
import type { SharedChild } from "../../prove/xml-schema/content-relation.js";
import type { WitnessRequest } from "../../prove/xml-schema/instances.js";
import type { XmlSession } from "./session.js";
import { otherVersion, type Versions, type ComparedVersion } from "../versions.js";
import { printTree, type XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** Longer examples help nobody. */
const maxExample = 20_000;
/** Nor do those that are nested this deep. */
const maxLevels = 200;

/** Two versions of an element at one location of documents. */
export interface Frame {
  /** The name that changes are reported under: "Order/Line". */
  readonly subject: string;
  readonly session: XmlSession;
  /** The element at the location. */
  readonly elements: Versions<ElementDeclaration>;
  /** The types that xsi:type names there, when it does. */
  readonly derived?: Versions<ComplexTypeDefinition>;
  /** The whole document around an element of one version. */
  readonly embed: (version: ComparedVersion, tree: XmlTree) => XmlTree | undefined;
  /** The root elements of the documents around. */
  readonly root: Versions<ElementDeclaration>;
  /** The number of elements around this place. */
  readonly depth: number;
}

/** Two versions of the type of an element. */
export interface TypeFrame<Type extends TypeDefinition = TypeDefinition> extends Frame {
  /** The type in each version. */
  readonly types: Versions<Type>;
}

/** Two versions of the content of a complex type. */
export interface ContentFrame extends TypeFrame<ComplexTypeDefinition> {
  /** The content models as expressions. */
  readonly contents: Versions<Content>;
}

/** The frame of an element that is the root of a document. */
export function rootFrame(root: Versions<ElementDeclaration>, session: XmlSession): Frame {
  return { subject: root.before.name.local, session, elements: root, root, depth: 0, embed: (_, tree) => tree };
}

/** The frame of a child that both versions take after some others. */
export function childFrame(
  { types, ...parent }: TypeFrame<ComplexTypeDefinition>,
  { name, prefix }: Pick<SharedChild, "name" | "prefix">,
  elements: Versions<ElementDeclaration>,
): Frame {
  const { instances } = parent.session;
  const isGlobal = elements.before.scope === "global" && elements.after.scope === "global";
  return {
    subject: isGlobal ? elements.before.name.local : `${parent.subject}/${name.local}`,
    session: parent.session,
    elements,
    root: parent.root,
    depth: parent.depth + 1,
    embed(version, tree) {
      const before = [...prefix(), name];
      const rest = instances[version].rest(types[version], before);
      if (rest === undefined) return undefined;
      const wish: WitnessRequest = { word: [...before, ...rest], child: { index: before.length - 1, tree } };
      const around = instances[version].elementOf(parent.elements[version], wish, parent.derived?.[version]);
      return around && parent.embed(version, around);
    },
  };
}

/** A small element of one version at this location. */
export function exampleOf(frame: Frame, version: ComparedVersion, wish: WitnessRequest): XmlTree | undefined {
  return frame.session.instances[version].elementOf(frame.elements[version], wish, frame.derived?.[version]);
}

/** The document around an element, when one version accepts it and the other refuses it, there and as a whole. */
export function documentWitness(frame: Frame, version: ComparedVersion, tree: XmlTree): Witness | undefined {
  const other = otherVersion(version);
  const { sides } = frame.session;
  if (frame.depth > maxLevels || !isSmallTree(tree)) return undefined;
  const accepting = { ...sides[version], isCautious: true };
  if (!isValidElement(tree, frame.elements[version], accepting)) return undefined;
  if (isValidElement(tree, frame.elements[other], sides[other])) return undefined;
  const document = frame.embed(version, tree);
  if (document === undefined || !isSmallTree(document)) return undefined;
  if (!isValidElement(document, frame.root[version], accepting)) return undefined;
  if (isValidElement(document, frame.root[other], sides[other])) return undefined;
  const text = printTree(document);
  return text.length > maxExample ? undefined : { language: "xml", text, acceptedBy: version };
}

/** No example has more elements, or nests them deeper: what is longer is not shown anyway. */
const maxElements = 5_000;

/**
 * True when a tree is small enough to be walked as one. Parts may stand in it many times, so it is measured level by
 * level.
 */
function isSmallTree(tree: XmlTree): boolean {
  let level: readonly XmlTree[] = [tree];
  let elements = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    elements += level.length;
    if (elements > maxElements || depth > maxLevels) return false;
    const next: XmlTree[] = [];
    for (const { children } of level) {
      for (const child of children) if (typeof child !== "string") next.push(child);
      if (elements + next.length > maxElements) return false;
    }
    level = next;
  }
  return true;
}
