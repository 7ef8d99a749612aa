import { anySimpleType, builtin, builtinOrigin } from "./builtin-types.js";
import { noAnnotation, type AttributeDeclaration, type SimpleTypeDefinition } from "./components.js";

/** The namespace that is bound to the prefix "xml" in every document. */
export const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** The global attributes of the XML namespace, by local name: XML 1.0 sections 2.10 and 2.12, XML Base and xml:id. */
export const xmlAttributes: ReadonlyMap<string, AttributeDeclaration> = new Map([
  ["lang", declaration("lang", languageOrNone())],
  ["space", declaration("space", oneOf("NCName", ["default", "preserve"]))],
  ["base", declaration("base", builtin("anyURI"))],
  ["id", declaration("id", builtin("ID"))],
]);

function declaration(local: string, type: SimpleTypeDefinition): AttributeDeclaration {
  const name = { namespace: xmlNamespace, local };
  return { kind: "attribute", origin: builtinOrigin, name, scope: "global", type, annotation: noAnnotation };
}

/** Returns the type of a language, or of the empty string, which removes an inherited language. */
function languageOrNone(): SimpleTypeDefinition {
  const members = [builtin("language"), oneOf("string", [""])];
  const variety = { kind: "union", members } as const;
  const facets = { whiteSpace: "preserve" } as const;
  return { kind: "simple", origin: builtinOrigin, base: anySimpleType, variety, facets, annotation: noAnnotation };
}

function oneOf(baseName: string, values: readonly string[]): SimpleTypeDefinition {
  const base = builtin(baseName);
  const enumeration = values.map((value) => ({ value, annotation: noAnnotation, origin: builtinOrigin }));
  const facets = { ...base.facets, enumeration };
  return { kind: "simple", origin: builtinOrigin, base, variety: base.variety, facets, annotation: noAnnotation };
}
