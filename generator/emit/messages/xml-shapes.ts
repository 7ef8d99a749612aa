import type { JsonSchema } from "../../model/json-schema/schema.js";
import { plainTarget } from "../../model/json-schema/plain-target.js";
import { xmlForm, xmlRoot, type XmlPart, type XmlPartName } from "../../model/json-schema/xml-form.js";
import type { PrimitiveShape } from "../../../templates/runtime/http/operation.js";
import { textShape } from "../../plan/form-parts.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { camelCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, trueIf, type LiteralProperties } from "../body/expression-texts.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant } from "../structures.js";
import { valueShapeText as textOfShape } from "./value-shape.js";

/** The names of the tables that a module has, by schema and by the name of the element: lists repeat that. */
const known = new WeakMap<ModuleBuilder, Map<string, string>>();

/** The text of the table (runtime/http/xml-shape) of a document whose root element a schema describes. */
export function xmlRootTable(schema: JsonSchema, plan: InterfacePlan, module: ModuleBuilder): string {
  const names = known.get(module) ?? new Map<string, string>();
  known.set(module, names);
  const root = xmlRoot(schema);
  return objectText({
    ...nameMembers(root),
    isUnnamed: trueIf(root.isUnnamed === true),
    shape: shapeIn(schema, root.name),
  });

  /** A shape that has a name is a constant, reached late: it may refer to itself. Any other stands in place. */
  function shapeIn(inner: JsonSchema, name: string): string {
    const said = plainTarget(inner);
    const named = plan.schemaName(said);
    const form = xmlForm(said, name);
    if (named === undefined || (form.kind !== "object" && form.kind !== "list")) return shapeText(said, name);
    const typeName = named.views[0]?.typeName ?? "";
    // Lists without a name for their items repeat the name of the element around them.
    const key = form.kind === "list" ? `${typeName} ${form.item.name}` : typeName;
    const table = names.get(key) ?? module.declare(`${camelCase(typeName)}Xml`);
    if (!names.has(key)) {
      names.set(key, table);
      const type = module.runtimeType("http/xml-shape", "XmlShape");
      module.add(constant({ name: table, type, initializer: shapeText(said, name) }));
    }
    return `() => ${table}`;
  }

  function shapeText(said: JsonSchema, name: string): string {
    const form = xmlForm(said, name);
    switch (form.kind) {
      case "object": {
        const others = form.others === undefined ? '{ kind: "any" }' : shapeIn(form.others, "item");
        return objectText({ kind: '"object"', parts: arrayText(form.parts.map(partText)), others });
      }
      case "list": {
        const item = objectText({ ...nameMembers(form.item), shape: shapeIn(form.item.schema, form.item.name) });
        return objectText({ kind: '"list"', item });
      }
      case "text":
        // Null is said by an attribute.
        return objectText({ kind: '"text"', as: textOfShape(withoutNull(textShape([said]))) });
      case "any":
        return '{ kind: "any" }';
    }
  }

  function partText(part: XmlPart): string {
    const { property, place: location, required, schema: inner } = part;
    return objectText({
      property: property === part.name ? undefined : stringLiteral(property),
      ...nameMembers(part),
      place: location === "element" ? undefined : stringLiteral(location),
      required: trueIf(required && location === "repeated"),
      shape: shapeIn(inner, part.name),
    });
  }
}

function nameMembers({ name, namespace, prefix }: XmlPartName): LiteralProperties {
  return {
    name: stringLiteral(name),
    namespace: namespace === undefined ? undefined : stringLiteral(namespace),
    prefix: prefix === undefined ? undefined : stringLiteral(prefix),
  };
}

function withoutNull(shape: PrimitiveShape): PrimitiveShape {
  return typeof shape === "string" ? shape : shape.filter((type) => type !== "null");
}
