import type { Direction, InterfacePlan, NamedSchema, SchemaView } from "../../plan/plan.js";
import type { DeclarationDef, PropertyDef } from "../declarations.js";
import { memberKey } from "../../text/literals.js";
import { schemaDocs } from "./docs.js";
import { schemaShape, type TypeScope } from "./schema-type.js";
import { printType, type TypeExpression } from "./type-text.js";

/** The declarations of all named JSON schemas of an interface: one for each view, sorted by name. */
export function jsonTypeDeclarations(plan: InterfacePlan): readonly DeclarationDef[] {
  return plan.schemas.flatMap((named) => named.views.map((view) => typeDeclaration(plan, named, view)));
}

function typeDeclaration(plan: InterfacePlan, { schema }: NamedSchema, view: SchemaView): DeclarationDef {
  const scope: TypeScope = { plan, direction: directionOf(view) };
  const shape = schemaShape(schema, scope);
  const common = { name: view.typeName, exported: true, ...schemaDocs(schema, sideOf(view)) };
  if (shape.kind !== "object" || shape.members.length === 0) return { kind: "type", ...common, type: printType(shape) };
  const properties = shape.members.map((member): PropertyDef => {
    const property = schema.properties?.get(member.name);
    return { ...propertyDef(member.name, member.type, member.optional), ...(property && schemaDocs(property)) };
  });
  return shape.index === undefined
    ? { kind: "interface", ...common, properties }
    : { kind: "interface", ...common, properties, index: { type: printType(shape.index, "  "), readonly: false } };
}

function propertyDef(name: string, type: TypeExpression, optional: boolean): PropertyDef {
  return { key: memberKey(name), type: printType(type, "  "), optional, readonly: false };
}

function sideOf(view: SchemaView): string | undefined {
  return view.kind === "both" ? undefined : sideSentence[view.kind];
}

const sideSentence = {
  request: "As it is sent: without the members that only the server sets.",
  response: "As it is received: without the members that are only ever sent.",
} as const;

function directionOf(view: SchemaView): Direction {
  return view.kind === "request" ? "request" : "response";
}
