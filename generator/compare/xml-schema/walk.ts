import { anyType, builtin } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type SimpleTypeDefinition,
  type TypeDefinition,
} from "../../model/xml-schema/components.js";
import type { FoundChange } from "../change.js";
import type { ValueDirection } from "../kind-of-change.js";
import { behindWildcard } from "./wildcard-children.js";
import { compareAttributes } from "./attribute-differences.js";
import { constraintDifferences, literalChange, type ConstrainedValue } from "./constraint-differences.js";
import { contentDifferences } from "./content-differences.js";
import type { ContentRelation } from "../../prove/xml-schema/content-relation.js";
import { derivedSimpleTypes, elementDifferences } from "./element-differences.js";
import { codeChange, foundChange, unknownProof, type Difference } from "./difference.js";
import { childFrame, exampleOf, rootFrame, type Frame } from "./frame.js";
import { kindDifferences } from "./kind-differences.js";
import { enumerationMarks, markDifferences } from "./mark-differences.js";
import { createIsNewPair } from "../pair-map.js";
import { formLevels, propertyForm } from "./property-form.js";
import type { Versions, XmlSession } from "./session.js";
import { typeOrigin, simpleDifferences, valueFormChange, type ValuePlace } from "./simple-differences.js";

/** The largest number of pairs of elements that are compared from one root. */
const maxPairs = 100_000;

interface Task {
  readonly frame: Frame;
  /** The element under which changes are reported, by names: "Order/Line". */
  readonly subject: string;
}

/** Goes through two versions of an element and everything in it, the nearest first; each pair of declarations and of types once. */
export class Walk {
  readonly changes: FoundChange[] = [];
  private readonly tasks: Task[] = [];
  private readonly areNewElements = createIsNewPair<ElementDeclaration, ElementDeclaration>();
  private readonly reportedTypes = new Set<SimpleTypeDefinition>();
  private readonly areNewTypes = createIsNewPair<TypeDefinition, TypeDefinition>();

  constructor(
    private readonly session: XmlSession,
    /** Those that an example is of interest to. */
    private readonly directions: ReadonlySet<ValueDirection>,
    /** Elements that are compared as roots of their own. */
    private readonly roots: ReadonlySet<ElementDeclaration> = new Set(),
  ) {}

  run(root: Versions<ElementDeclaration>): void {
    this.add({ frame: rootFrame(root), subject: root.before.name.local });
    for (let index = 0; index < this.tasks.length && index < maxPairs; index++) this.compare(this.tasks[index]!);
    const rest = this.tasks[maxPairs];
    if (rest === undefined) return;
    const { before, after } = root;
    const whole = { subject: before.name.local, before: before.origin, after: after.origin };
    this.report([{ id: "xsd/content-undecided", ...whole, narrowed: unknownProof, widened: unknownProof }]);
  }

  private add(task: Task): void {
    const { before, after } = task.frame.elements;
    if (task.frame.depth > 0 && this.roots.has(before) && this.roots.has(after)) return;
    if (this.areNewElements(before, after)) this.tasks.push(task);
  }

  private compare({ frame, subject }: Task): void {
    const { before, after } = frame.elements;
    this.report(elementDifferences(frame, subject, this.session));
    this.report(derivedSimpleTypes(frame, this.session, this.reportedTypes));
    this.changes.push(...markDifferences(frame.elements, subject, this.session));
    this.compareTypes({ before: before.type, after: after.type }, frame, subject);
    this.compareConstraints(frame, subject);
    this.compareDerivedTypes(frame, subject);
  }

  /** The types that xsi:type may name in both versions. */
  private compareDerivedTypes(frame: Frame, subject: string): void {
    const { sides } = this.session;
    const typeAfter = sides.after.derivedTypes(frame.elements.after);
    for (const [key, before] of sides.before.derivedTypes(frame.elements.before)) {
      const after = typeAfter.get(key);
      if (after !== undefined) this.compareTypes({ before, after }, { ...frame, derived: { before, after } }, subject);
    }
  }

  private compareTypes(types: Versions<TypeDefinition>, frame: Frame, around: string): void {
    const { before, after } = types;
    // The ur-type itself never changes, but what is declared globally may stand in it.
    if ((before === after && before !== anyType) || !this.areNewTypes(before, after)) return;
    const subject = subjectOf(types, around);
    this.changes.push(...markDifferences(types, subject, this.session));
    const attributes = compareAttributes(types, frame, subject, this.session);
    this.report(attributes.differences);
    for (const { uses, place: valuePlace } of attributes.shared) {
      const declarations = { before: uses.before.attribute, after: uses.after.attribute };
      this.changes.push(...markDifferences(declarations, valuePlace.subject, this.session));
      const [typeBefore, typeAfter] = [declarations.before.type, declarations.after.type];
      this.compareValues({ before: typeBefore, after: typeAfter }, valuePlace);
      const values = {
        before: { type: typeBefore, constraint: uses.before.valueConstraint, isLiteral: true },
        after: { type: typeAfter, constraint: uses.after.valueConstraint, isLiteral: true },
      };
      this.compareDeclaredValues(values, valuePlace, false);
    }
    const [typeBefore, typeAfter] = [valueTypeOf(before), valueTypeOf(after)];
    if (typeBefore !== undefined && typeAfter !== undefined) {
      this.compareValues({ before: typeBefore, after: typeAfter }, this.valuePlace(frame, subject, types));
    } else if (
      before.kind === "complex" &&
      after.kind === "complex" &&
      typeBefore === undefined &&
      typeAfter === undefined
    ) {
      this.compareContents({ before, after }, frame, subject);
    } else {
      this.report(kindDifferences(types, frame, subject, this.session));
    }
  }

  private compareContents(types: Versions<ComplexTypeDefinition>, frame: Frame, subject: string): void {
    this.report(kindDifferences(types, frame, subject, this.session));
    const { sides } = this.session;
    const contents = { before: sides.before.contentOf(types.before), after: sides.after.contentOf(types.after) };
    const relation = this.session.relate(types.before, types.after);
    this.report(contentDifferences({ types, contents, frame, subject, session: this.session }, relation));
    this.compareProperties(types, subject, relation);
    for (const { name, before, after, prefix } of relation.shared) {
      if (before === "unknown" || after === "unknown" || before === after) continue;
      if (before === "anything" || after === "anything") {
        const child = { types, frame, subject, name, prefix, isOpened: after === "anything" };
        this.report([behindWildcard(child, this.session)]);
        continue;
      }
      const elements = { before, after };
      const inner = childFrame(frame, types, elements, name, prefix, this.session);
      const isGlobal = before.scope === "global" && after.scope === "global";
      this.add({ frame: inner, subject: isGlobal ? before.name.local : `${subject}/${name.local}` });
    }
  }

  /** Compares the kinds of properties of the generated type. */
  private compareProperties(types: Versions<ComplexTypeDefinition>, subject: string, relation: ContentRelation): void {
    if (types.before === anyType || types.after === anyType) return;
    const { shapes } = this.session;
    const before = propertyForm(shapes.before.shapeOf(types.before));
    const after = propertyForm(shapes.after.shapeOf(types.after));
    if (before === after) return;
    const origins = { before: types.before.origin, after: types.after.origin };
    const codeLevels = formLevels(before, after, relation);
    this.changes.push(codeChange("xsd/property-form-changed", subject, { before, after }, origins, codeLevels));
  }

  private compareValues(types: Versions<SimpleTypeDefinition>, valuePlace: ValuePlace): void {
    const { before, after } = types;
    if (before === after) return;
    // The differences of a named type are told once, and under its name.
    const isNamed = before.name !== undefined && after.name !== undefined && before.name.local === after.name.local;
    const subject = isNamed ? before.name.local : valuePlace.subject;
    if (isNamed && !this.areNewTypes(before, after) && subject !== valuePlace.subject) return;
    const origins = { before: typeOrigin(before, valuePlace.before), after: typeOrigin(after, valuePlace.after) };
    const at = { ...valuePlace, subject, ...origins };
    this.report(simpleDifferences(before, after, at));
    this.changes.push(...enumerationMarks(types, subject, this.session));
    const form = valueFormChange(before, after, at);
    if (form !== undefined) this.changes.push(form);
  }

  private valuePlace(frame: Frame, subject: string, types: Versions<TypeDefinition>): ValuePlace {
    const { before, after } = frame.elements;
    return {
      frame,
      subject,
      example: (version, text) => exampleOf(frame, version, { text }, this.session),
      before: typeOrigin(types.before, before.origin),
      after: typeOrigin(types.after, after.origin),
    };
  }

  private compareConstraints(frame: Frame, subject: string): void {
    const { before, after } = frame.elements;
    const [typeBefore, typeAfter] = [constrainedTypeOf(before.type), constrainedTypeOf(after.type)];
    if (typeBefore === undefined || typeAfter === undefined) return;
    const values = {
      before: { type: typeBefore, constraint: before.valueConstraint, isLiteral: before.type.kind === "simple" },
      after: { type: typeAfter, constraint: after.valueConstraint, isLiteral: after.type.kind === "simple" },
    };
    const valuePlace = this.valuePlace(frame, subject, { before: before.type, after: after.type });
    const at = { ...valuePlace, before: before.origin, after: after.origin };
    this.compareDeclaredValues(values, at, true);
  }

  private compareDeclaredValues(values: Versions<ConstrainedValue>, valuePlace: ValuePlace, isElement: boolean): void {
    this.report(constraintDifferences(values, valuePlace, isElement));
    const literal = literalChange(values, valuePlace);
    if (literal !== undefined) this.changes.push(literal);
  }

  private report(differences: readonly Difference[]): void {
    for (const difference of differences) this.changes.push(foundChange(difference, this.session, this.directions));
  }
}

/** The simple type of an element's content. */
function valueTypeOf(type: TypeDefinition): SimpleTypeDefinition | undefined {
  if (type.kind === "simple") return type;
  return type.content.kind === "simple" ? type.content.type : undefined;
}

/** The same, or texts for mixed content, which may have a default or fixed value too. Part 1, section 3.3.4. */
function constrainedTypeOf(type: TypeDefinition): SimpleTypeDefinition | undefined {
  const isMixed = type.kind === "complex" && type.content.kind === "mixed";
  return isMixed ? builtin("string") : valueTypeOf(type);
}

/** A type that has a name is told by it: what changes in it changes wherever it is used. */
function subjectOf({ before, after }: Versions<TypeDefinition>, around: string): string {
  if (before.name === undefined || after.name === undefined) return around;
  return expandedName(before.name) === expandedName(after.name) ? before.name.local : around;
}
