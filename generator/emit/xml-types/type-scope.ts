import type { ComplexTypeDefinition, SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import type { InterfacePlan } from "../../plan/plan.js";
import type { ModuleBuilder } from "../module-builder.js";

/** The surroundings of a printed type: the plan that names it and the module that imports the name. */
export interface XmlTypeScope {
  readonly plan: InterfacePlan;
  readonly module: ModuleBuilder;
  /** The namespace of most children of the type that is printed, where others are of another one. */
  readonly usualNamespace?: string | undefined;
  /** Collects the remarks of members, which the declaration tells that they belong to. */
  readonly remarks?: Set<string>;
}

/** The name of a type to print; undefined for one that is printed in place. */
export function useTypeName(
  type: ComplexTypeDefinition | SimpleTypeDefinition,
  { plan, module }: XmlTypeScope,
): string | undefined {
  const named = plan.xmlTypeName(type);
  return named && module.useType(plan.modules.types, named.typeName);
}

/** The type of elements that no type describes. */
export function useFragment({ module }: XmlTypeScope): string {
  return module.runtimeType("xml/fragments/fragment", "XmlFragment");
}
