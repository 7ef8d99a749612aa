import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Contract } from "../model/contract.js";
import { isBuiltin } from "../model/xml-schema/builtin-types.js";
import type { SimpleTypeDefinition, TypeDefinition, XmlSchema } from "../model/xml-schema/components.js";
import { elementsOf } from "../model/xml-schema/elements-of.js";
import { settingOf, xmlValueForm, type XmlValueSettings } from "./xml-value-forms.js";

/** Reports the first type for each setting of values in memory that does not apply to it. */
export function checkXmlForms({ xml }: Contract, settings: XmlValueSettings, diagnostics: Diagnostics): void {
  if (xml === undefined || (settings.dates === "string" && settings.int64 === "number")) return;
  const reported = new Set<string>();
  for (const { type, origin, name } of usedSimpleTypes(xml)) {
    const setting = settingOf(type, settings);
    if (setting === undefined || reported.has(setting) || isConverted(type, setting, settings)) continue;
    reported.add(setting);
    const reason = type.facets.enumeration === undefined ? "a pattern" : "an enumeration";
    diagnostics.report("plan/unused-value-form", origin, { setting, name, reason });
  }
}

function isConverted(type: SimpleTypeDefinition, setting: "dates" | "int64", settings: XmlValueSettings): boolean {
  const { kind } = xmlValueForm(type, settings);
  if (setting === "dates") return kind === "date";
  return kind === (settings.int64 === "bigint" ? "bigint" : "text");
}

interface SimpleTypeUse {
  /** The declared type of the text. */
  readonly type: SimpleTypeDefinition;
  /** The location of the declaration. */
  readonly origin: SimpleTypeDefinition["origin"];
  /** The name of the type, element or attribute. */
  readonly name: string;
}

/** The simple types that a schema declares, and those of its elements and attributes. */
function* usedSimpleTypes(schema: XmlSchema): Generator<SimpleTypeUse> {
  const types = new Set<TypeDefinition>(schema.types.values());
  const elements = new Set(schema.elements.values());
  for (const type of schema.types.values()) {
    if (type.kind === "simple") yield { type, origin: type.origin, name: type.name?.local ?? "" };
  }
  for (const { type, origin, name } of schema.attributes.values()) yield { type, origin, name: name.local };
  // Iterating a Set visits items that are added meanwhile.
  for (;;) {
    const before = types.size + elements.size;
    for (const { type } of elements) types.add(type);
    for (const type of types) {
      if (type.kind === "complex" && "particle" in type.content)
        elementsOf(type.content.particle).forEach((element) => elements.add(element));
    }
    if (types.size + elements.size === before) break;
  }
  for (const { type, origin, name } of elements) {
    const simple = type.kind === "simple" ? type : type.content.kind === "simple" ? type.content.type : undefined;
    if (simple !== undefined) yield { type: simple, origin, name: name.local };
  }
  for (const type of types) {
    if (type.kind === "simple" || isBuiltin(type)) continue;
    for (const { attribute, origin } of type.attributeUses)
      yield { type: attribute.type, origin, name: attribute.name.local };
  }
}
