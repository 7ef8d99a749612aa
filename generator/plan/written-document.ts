import type { PrimitiveShape } from "../../templates/runtime/http/operation.js";
import { documentWriter } from "../../templates/runtime/http/payload-document-write.js";
import type { XmlRootShape, XmlShape, XmlShapeName } from "../../templates/runtime/http/xml-shape.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import { xmlForm, xmlRoot, type XmlPartName } from "../model/json-schema/xml-form.js";
import { textShape } from "./form-parts.js";

/** A value as the XML document that its JSON schema describes; undefined if it cannot be written. OpenAPI, XML Object. */
export function writtenDocument(mediaType: string, schema: JsonSchema, value: JsonValue): string | undefined {
  const name = xmlRoot(schema);
  const root: XmlRootShape = { ...nameOf(name), shape: shapeOf(schema, name.name) };
  try {
    const { body } = documentWriter(mediaType, root).write(value, undefined);
    return typeof body === "string" ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Shapes are made when they are needed: they may refer to themselves. */
function shapeOf(schema: JsonSchema, name: string): () => XmlShape {
  return () => {
    const form = xmlForm(schema, name);
    switch (form.kind) {
      case "object": {
        const parts = form.parts.map(({ property, place: location, required, schema: inner, ...part }) => ({
          property,
          ...nameOf(part),
          ...(location !== "element" && { place: location }),
          ...(required && location === "repeated" && { required: true as const }),
          shape: shapeOf(inner, part.name),
        }));
        return {
          kind: "object",
          parts,
          others: form.others === undefined ? { kind: "any" } : shapeOf(form.others, "item"),
        };
      }
      case "list":
        return { kind: "list", item: { ...nameOf(form.item), shape: shapeOf(form.item.schema, form.item.name) } };
      case "text":
        return { kind: "text", as: withoutNull(textShape([schema])) };
      case "any":
        return { kind: "any" };
    }
  };
}

function nameOf({ name, namespace, prefix }: XmlPartName): XmlShapeName {
  return { name, ...(namespace !== undefined && { namespace }), ...(prefix !== undefined && { prefix }) };
}

function withoutNull(shape: PrimitiveShape): PrimitiveShape {
  return typeof shape === "string" ? shape : shape.filter((type) => type !== "null");
}
