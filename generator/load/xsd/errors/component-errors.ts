import { fallbackOf, type Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../../diagnostics/diagnostic.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { SkippedPart } from "../../../model/contract.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { componentIndex } from "./component-index.js";
import { reachedComponents } from "./component-reach.js";
import { writtenComponents } from "./written-components.js";
import { attribute, type XmlAttribute, type XmlElement } from "../xml/xml-tree.js";

interface SchemaFile {
  /** The xs:schema element. */
  readonly root: XmlElement;
  /** Returns the child of xs:schema around a location. */
  readonly componentAt: (origin: Origin) => XmlElement | undefined;
}

/** The errors of XSD files in lenient loading: a global component (XML Schema Part 1, section 2.2) is one part for all its errors. */
export class ComponentErrors {
  private readonly files = new Map<string, SchemaFile>();
  private readonly parts = new Map<string, SkippedPart>();
  private readonly touched = new Map<string, boolean>();
  /** The components of a file as values, which its parts share. */
  private readonly written = new Map<XmlElement, JsonValue>();

  /** Adds the xs:schema element of a file, before anything in it is checked. */
  add(root: XmlElement): void {
    this.files.set(root.origin.file.path, { root, componentAt: componentIndex([root]) });
  }

  /** Passes reports on, and notes the errors. */
  noting(diagnostics: Diagnostics): Diagnostics {
    return {
      ...diagnostics,
      report: (code, ...report) => {
        const before = diagnostics.all().length;
        diagnostics.report(code, ...report);
        const found = diagnostics.all()[before];
        if (found?.severity === "error" && fallbackOf(code) === "give-up") this.note(found);
      },
    };
  }

  private note(cause: Diagnostic): void {
    const { file } = cause.origin;
    const node = this.nodeAt(cause.origin);
    if (node === undefined || this.isFaulty(node)) return;
    this.touched.clear();
    const common = { cause, kind: "children" in node ? "component" : "member" } as const;
    const pointer = "children" in node ? `/${node.local}/${attribute(node, "name")?.value ?? ""}` : `/${node.local}`;
    const written = (file: XmlElement): JsonValue => this.writtenIn(file);
    const root = this.files.get(file.path)?.root;
    this.parts.set(keyOf(node), {
      ...common,
      origin: { kind: "pointer", file, pointer },
      // Only comparisons of two versions read it.
      get document() {
        return common.kind === "component" && root !== undefined ? written(root) : undefined;
      },
    });
  }

  private writtenIn(root: XmlElement): JsonValue {
    const components = this.written.get(root) ?? writtenComponents(this.roots(), root);
    this.written.set(root, components);
    return components;
  }

  /** True for a child of xs:schema, or an attribute of it, with an error. */
  isFaulty(node: XmlElement | XmlAttribute): boolean {
    return this.parts.has(keyOf(node));
  }

  /** Returns the component around a location, or the attribute of xs:schema; undefined if it has no error. */
  partAt(origin: Origin): SkippedPart | undefined {
    const node = this.nodeAt(origin);
    return node && this.parts.get(keyOf(node));
  }

  /** True for an element that may need a component with an error; "Order", without its namespace. */
  isTouched(element: string): boolean {
    const known = this.touched.get(element) ?? this.mayNeedError(element);
    this.touched.set(element, known);
    return known;
  }

  private mayNeedError(element: string): boolean {
    if (this.parts.size === 0) return false;
    const reached = reachedComponents(this.roots(), [element]);
    const hasAttributes = [...this.parts.values()].some(({ kind }) => kind === "member");
    return reached === undefined || hasAttributes || [...reached].some((node) => this.isFaulty(node));
  }

  private nodeAt(origin: Origin): XmlElement | XmlAttribute | undefined {
    const file = this.files.get(origin.file.path);
    if (file === undefined || origin.kind !== "offset") return undefined;
    const { start } = origin;
    const isHere = (entry: XmlAttribute): boolean => entry.origin.start === start || entry.valueOrigin.start === start;
    return file.componentAt(origin) ?? file.root.attributes.find(isHere);
  }

  private roots(): readonly XmlElement[] {
    return [...this.files.values()].map(({ root }) => root);
  }
}

function keyOf({ origin }: XmlElement | XmlAttribute): string {
  return `${origin.start} ${origin.file.path}`;
}
