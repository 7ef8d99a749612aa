import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type {
  AttributeDeclaration,
  AttributeGroupDefinition,
  ComplexTypeDefinition,
  ElementDeclaration,
  IdentityConstraint,
  ModelGroupDefinition,
  SimpleTypeDefinition,
  TypeDefinition,
} from "../../../model/xml-schema/components.js";
import type { SchemaDocument } from "../documents/schema-documents.js";
import { createUnusedComponents, type UnusedComponents } from "../errors/unused-components.js";
import type { ComponentErrors } from "../errors/component-errors.js";
import type { Globals, Located } from "./globals.js";
import type { GroupMeasures } from "../limits/group-measures.js";
import type { WrittenOut } from "../limits/written-out.js";
import type { XmlElement } from "../xml/xml-tree.js";

/** A component whose members are filled in after others can refer to it. */
export type Unfinished<T> = { -readonly [member in keyof T]: T[member] };

/** The state of making components from documents. */
export interface Mapping {
  readonly diagnostics: Diagnostics;
  readonly globals: Globals;
  /** The target namespaces of all documents. */
  readonly namespaces: ReadonlySet<string>;
  readonly simpleTypes: Map<string, SimpleTypeDefinition>;
  /** Global complex types by expanded name; parts of one may still be missing. */
  readonly complexTypes: Map<string, Unfinished<ComplexTypeDefinition>>;
  /** Global elements by expanded name; parts of one may still be missing. */
  readonly elements: Map<string, Unfinished<ElementDeclaration>>;
  readonly attributes: Map<string, AttributeDeclaration>;
  readonly modelGroups: Map<string, ModelGroupDefinition>;
  readonly attributeGroups: Map<string, AttributeGroupDefinition>;
  /** The default attributes of documents, once they were resolved. */
  readonly defaultAttributes: Map<Located["document"], AttributeGroupDefinition | undefined>;
  /** Identity constraints by their element, and by expanded name. */
  readonly identities: Map<XmlElement, IdentityConstraint>;
  /** The same by expanded name, for `refer` of xs:keyref. */
  readonly identityNames: Map<string, IdentityConstraint>;
  /** Complex types that are ready to be built on: those not among them are still to come, or part of a circle. */
  readonly finished: Set<ComplexTypeDefinition>;
  /** Complex types whose base was reported to be missing or of the wrong kind, and those derived from them: little can be said of them. */
  readonly baseless: Set<ComplexTypeDefinition>;
  /** Complex types without a name: they wait until all global components are there. More may arrive meanwhile. */
  readonly anonymous: { readonly from: Located; readonly type: Unfinished<ComplexTypeDefinition> }[];
  readonly measures: GroupMeasures;
  /** The size that groups and base types have brought so far. */
  readonly written: WrittenOut;
  /** Checks that look at finished components. */
  readonly checks: (() => void)[];
  /** Components that no document needs. */
  readonly unused: UnusedComponents;
  /** True if components with an error accept everything; false if any error is fatal. */
  readonly isLenient: boolean;
  /** True for a child of xs:schema with an error, in lenient loading. */
  isFaulty(node: XmlElement): boolean;
  /** Complex types with an error, which have any content. */
  readonly open: Set<TypeDefinition>;
}

/** The settings of a mapping. */
export interface MappingSettings {
  /** The names of the elements that documents begin with; undefined for all global ones. */
  readonly rootElements?: readonly string[] | undefined;
  /** The errors of components in lenient loading; undefined if any error is fatal. */
  readonly errors?: ComponentErrors | undefined;
}

/** Begins the mapping of XSD documents to components, each of them once. */
export function createMapping(
  globals: Globals,
  documents: readonly SchemaDocument[],
  { rootElements, errors }: MappingSettings,
  diagnostics: Diagnostics,
): Mapping {
  const namespaces = new Set(documents.map(({ targetNamespace }) => targetNamespace));
  const unused = createUnusedComponents(documents, rootElements, diagnostics);
  const report: Diagnostics["report"] = (code, origin, params, related) => {
    // Further errors of a skipped component are consequences.
    if (!unused.isSkipped(origin)) diagnostics.report(code, origin, params, related);
  };
  return {
    diagnostics: { ...diagnostics, report },
    globals,
    namespaces,
    simpleTypes: new Map(),
    complexTypes: new Map(),
    elements: new Map(),
    attributes: new Map(),
    modelGroups: new Map(),
    attributeGroups: new Map(),
    defaultAttributes: new Map(),
    identities: new Map(),
    identityNames: new Map(),
    finished: new Set(),
    baseless: new Set(),
    anonymous: [],
    measures: new WeakMap(),
    written: { members: 0, attributes: 0, isOverfull: false },
    checks: [],
    unused,
    isFaulty: (node) => errors?.isFaulty(node) === true,
    isLenient: errors !== undefined,
    open: new Set(),
  };
}
