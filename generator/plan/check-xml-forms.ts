import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Contract } from "../model/contract.js";
import { isBuiltin } from "../model/xml-schema/builtin-types.js";
import type { SimpleTypeDefinition, TypeDefinition, XmlSchema } from "../model/xml-schema/components.js";
import { elementsOf } from "../model/xml-schema/elements-of.js";
import { builtinBase, simpleForm } from "../model/xml-schema/simple-form.js";
import type { DateForm, Int64Form } from "../settings/shape-settings.js";

/** The settings of types in memory. */
interface ValueForms {
  readonly dates: DateForm;
  readonly int64: Int64Form;
}

/** Reports settings of types in memory that the codecs of an XSD do not follow, with the first type of each kind. */
export function checkXmlForms({ xml }: Contract, { dates, int64 }: ValueForms, diagnostics: Diagnostics): void {
  if (xml === undefined || (dates === "string" && int64 === "number")) return;
  const reported = new Set<string>();
  for (const { type, origin, name } of usedSimpleTypes(xml)) {
    const base = builtinBase(type)?.name?.local;
    const setting =
      base === "dateTime" && dates !== "string" ? "dates" : isLong(base, type, int64) ? "int64" : undefined;
    if (setting === undefined || reported.has(setting)) continue;
    reported.add(setting);
    const kept = base === "dateTime" ? "string" : simpleForm(type).kind === "bigint" ? "bigint" : "number";
    diagnostics.report("plan/unused-value-form", origin, { setting, name, base: base ?? "", kept });
  }
}

function isLong(base: string | undefined, type: SimpleTypeDefinition, int64: Int64Form): boolean {
  if (int64 === "number" || (base !== "long" && base !== "unsignedLong")) return false;
  return int64 === "string" || simpleForm(type).kind !== "bigint";
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
