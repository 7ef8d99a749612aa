import type { Origin } from "../../diagnostics/origin.js";
import { anyType, builtin, isBuiltin } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type AttributeUse,
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
import { codeChange, foundChange, bothOrigins, proofsOf, unknownProof, type Difference } from "./difference.js";
import { childFrame, exampleOf, type Frame, type TypeFrame } from "./frame.js";
import { kindDifferences } from "./kind-differences.js";
import { enumerationMarks, markDifferences } from "./mark-differences.js";
import { createIsNewPair } from "../pair-map.js";
import { formLevels, propertyForm } from "./property-form.js";
import type { ComparedVersion, Versions } from "../versions.js";
import { simpleDifferences, valueFormChange, type ValueFrame } from "./simple-differences.js";

/** The largest number of pairs of elements that are compared from one root. */
const maxPairs = 100_000;

/** Goes through two versions of an element and everything in it, the nearest first; each pair of declarations and of types once. */
export class Walk {
  readonly changes: FoundChange[] = [];
  private readonly tasks: Frame[] = [];
  private readonly areNewElements = createIsNewPair<ElementDeclaration, ElementDeclaration>();
  private readonly reportedTypes = new Set<SimpleTypeDefinition>();
  private readonly areNewTypes = createIsNewPair<TypeDefinition, TypeDefinition>();

  constructor(
    /** Those that an example is of interest to. */
    private readonly directions: ReadonlySet<ValueDirection>,
    /** Elements that are compared as roots of their own. */
    private readonly roots: ReadonlySet<ElementDeclaration> = new Set(),
  ) {}

  run(root: Frame): void {
    this.add(root);
    for (let index = 0; index < this.tasks.length && index < maxPairs; index++) this.compare(this.tasks[index]!);
    if (this.tasks.length <= maxPairs) return;
    const proofs = proofsOf(() => unknownProof);
    this.report([{ id: "xsd/content-undecided", frame: root, origins: bothOrigins(root.elements), ...proofs }]);
  }

  private add(frame: Frame): void {
    const { before, after } = frame.elements;
    if (frame.depth > 0 && this.roots.has(before) && this.roots.has(after)) return;
    if (this.areNewElements(before, after)) this.tasks.push(frame);
  }

  private compare(frame: Frame): void {
    const { before, after } = frame.elements;
    this.report(elementDifferences(frame));
    this.report(derivedSimpleTypes(frame, this.reportedTypes));
    this.changes.push(...markDifferences(frame.elements, frame));
    this.compareTypes({ before: before.type, after: after.type }, frame);
    this.compareConstraints(frame);
    this.compareDerivedTypes(frame);
  }

  /** The types that xsi:type may name in both versions. */
  private compareDerivedTypes(frame: Frame): void {
    const { sides } = frame.session;
    const typeAfter = sides.after.derivedTypes(frame.elements.after);
    for (const [key, before] of sides.before.derivedTypes(frame.elements.before)) {
      const after = typeAfter.get(key);
      if (after !== undefined) this.compareTypes({ before, after }, { ...frame, derived: { before, after } });
    }
  }

  private compareTypes(types: Versions<TypeDefinition>, around: Frame): void {
    const { before, after } = types;
    // The ur-type itself never changes, but what is declared globally may stand in it.
    if ((before === after && before !== anyType) || !this.areNewTypes(before, after)) return;
    const frame: TypeFrame = { ...around, subject: subjectOf(types, around.subject), types };
    this.changes.push(...markDifferences(types, frame));
    const attributes = compareAttributes(frame);
    this.report(attributes.differences);
    for (const { uses, frame: valueFrame } of attributes.shared) this.compareAttribute(uses, valueFrame);
    const [typeBefore, typeAfter] = [valueTypeOf(before), valueTypeOf(after)];
    const hasValues = typeBefore !== undefined || typeAfter !== undefined;
    if (typeBefore !== undefined && typeAfter !== undefined)
      this.compareValues(
        { before: typeBefore, after: typeAfter },
        textFrame(frame, typeOrigins(types, bothOrigins(frame.elements))),
      );
    else if (before.kind === "complex" && after.kind === "complex" && !hasValues)
      this.compareContents({ ...frame, types: { before, after } });
    else this.report(kindDifferences(frame));
  }

  private compareAttribute(uses: Versions<AttributeUse>, frame: ValueFrame): void {
    const declarations = { before: uses.before.attribute, after: uses.after.attribute };
    this.changes.push(...markDifferences(declarations, frame));
    this.compareValues({ before: declarations.before.type, after: declarations.after.type }, frame);
    const valueOf = ({ attribute: { type }, valueConstraint: constraint }: AttributeUse): ConstrainedValue => ({
      type,
      constraint,
      isLiteral: true,
    });
    this.compareDeclaredValues({ before: valueOf(uses.before), after: valueOf(uses.after) }, frame, false);
  }

  private compareContents(frame: TypeFrame<ComplexTypeDefinition>): void {
    this.report(kindDifferences(frame));
    const { types, session } = frame;
    const { sides } = session;
    const contents = { before: sides.before.contentOf(types.before), after: sides.after.contentOf(types.after) };
    const relation = session.relate(types.before, types.after);
    this.report(contentDifferences({ ...frame, contents }, relation));
    this.compareProperties(frame, relation);
    for (const child of relation.shared) {
      const { before, after } = child;
      if (before === "unknown" || after === "unknown" || before === after) continue;
      if (before === "anything" || after === "anything")
        this.report([behindWildcard(frame, child, after === "anything")]);
      else this.add(childFrame(frame, child, { before, after }));
    }
  }

  /** Compares the kinds of properties of the generated type. */
  private compareProperties(frame: TypeFrame<ComplexTypeDefinition>, relation: ContentRelation): void {
    const { types, subject, session } = frame;
    if (types.before === anyType || types.after === anyType) return;
    const { shapes } = session;
    const before = propertyForm(shapes.before.shapeOf(types.before));
    const after = propertyForm(shapes.after.shapeOf(types.after));
    if (before === after) return;
    const codeLevels = formLevels(before, after, relation);
    this.changes.push(
      codeChange("xsd/property-form-changed", subject, { before, after }, bothOrigins(types), codeLevels),
    );
  }

  private compareValues(types: Versions<SimpleTypeDefinition>, around: ValueFrame): void {
    const { before, after } = types;
    if (before === after) return;
    // The differences of a named type are told once, and under its name.
    const isNamed = before.name !== undefined && after.name !== undefined && before.name.local === after.name.local;
    const subject = isNamed ? before.name.local : around.subject;
    if (isNamed && !this.areNewTypes(before, after) && subject !== around.subject) return;
    const frame = { ...around, subject, origins: typeOrigins(types, around.origins) };
    this.report(simpleDifferences(types, frame));
    this.changes.push(...enumerationMarks(types, frame));
    const form = valueFormChange(types, frame);
    if (form !== undefined) this.changes.push(form);
  }

  private compareConstraints(frame: Frame): void {
    const { before, after } = frame.elements;
    const [typeBefore, typeAfter] = [constrainedTypeOf(before.type), constrainedTypeOf(after.type)];
    if (typeBefore === undefined || typeAfter === undefined) return;
    const values = {
      before: { type: typeBefore, constraint: before.valueConstraint, isLiteral: before.type.kind === "simple" },
      after: { type: typeAfter, constraint: after.valueConstraint, isLiteral: after.type.kind === "simple" },
    };
    this.compareDeclaredValues(values, textFrame(frame, bothOrigins(frame.elements)), true);
  }

  private compareDeclaredValues(values: Versions<ConstrainedValue>, frame: ValueFrame, isElement: boolean): void {
    this.report(constraintDifferences(values, frame, isElement));
    const literal = literalChange(values, frame);
    if (literal !== undefined) this.changes.push(literal);
  }

  private report(differences: readonly Difference[]): void {
    for (const difference of differences) this.changes.push(foundChange(difference, this.directions));
  }
}

/** The frame of the text of an element. */
function textFrame(frame: Frame, origins: Versions<Origin>): ValueFrame {
  return { ...frame, example: (version, text) => exampleOf(frame, version, { text }), origins };
}

/** The source locations of two versions of a type; those of its uses for built-in types. */
function typeOrigins(types: Versions<TypeDefinition>, uses: Versions<Origin>): Versions<Origin> {
  const originIn = (version: ComparedVersion): Origin =>
    isBuiltin(types[version]) ? uses[version] : types[version].origin;
  return { before: originIn("before"), after: originIn("after") };
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
