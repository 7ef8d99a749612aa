import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { ElementDeclaration, TypeDefinition } from "../model/xml-schema/components.js";
import { elementsOf } from "../model/xml-schema/elements-of.js";
import { planInterface, type PlanOptions } from "../plan/plan-interfaces.js";
import { typeNaming } from "../plan/type-naming.js";
import { typesOfViews, type InterfacePlan, type NamedOperation } from "../plan/plan.js";
import { kindOf } from "./catalog.js";
import { directionsOf } from "./judge.js";
import { changeAt, type ChangeFinding, type Finding } from "./finding.js";

/**
 * Names that the generated package of the older version exports and the newer one does not, each with the place that it was
 * made from. Names go for many reasons: an inline schema moves or becomes scalar, a message has no parameters or headers any
 * more, nothing is readOnly any more. Nothing that `known` tells is told again.
 */
export function compareGeneratedNames(
  before: Contract,
  after: Contract,
  known: readonly Finding[],
  options: PlanOptions = {},
): readonly ChangeFinding[] {
  const [old, now] = [namesOf(before, options), new Set(namesOf(after, options).keys())];
  const gone = [...old].filter(([name]) => !now.has(name));
  if (gone.length === 0) return [];
  const isTold = createIsTold(known);
  return gone.flatMap(([name, { origin, holder = origin }]) => {
    if (isTold(origin) || isTold(holder)) return [];
    const subjectPlace = { subject: name, where: `the type "${name}"`, uses: [] };
    return [changeAt(subjectPlace, "interface/generated-name-removed", { before: { origin } }, { name })];
  });
}

interface Made {
  readonly origin: Origin;
  /** The place of the thing that the name comes from. */
  readonly holder?: Origin | undefined;
}

/** The types that are exported, and what stands alone beside them; functions that are named after types go with these. */
function namesOf(contract: Contract, options: PlanOptions): ReadonlyMap<string, Made> {
  const plan = planInterface(contract, "", { ...options, withMessages: true });
  const names = new Map<string, Made>();
  for (const named of plan.schemas) {
    for (const { typeName } of typesOfViews(named, plan.answers)) names.set(typeName, { origin: named.schema.origin });
  }
  const typeName = typeNaming(options.naming ?? "camelCase");
  for (const [name, { origin }] of contract.bases ?? []) names.set(typeName(name), { origin });
  for (const named of [...plan.operations, ...plan.webhooks, ...plan.callbacks]) {
    for (const name of operationNames(named)) names.set(name, { origin: named.operation.origin });
  }
  addXmlNames(plan, names);
  return names;
}

function operationNames({ messages }: NamedOperation): readonly string[] {
  if (messages === undefined) return [];
  const { inputName, resultName, receivedName, replyName, functionName } = messages;
  return [inputName, resultName, receivedName, replyName, functionName];
}

function addXmlNames({ contract, xmlTypes, xmlElements }: InterfacePlan, names: Map<string, Made>): void {
  const holders = new Map<TypeDefinition, Origin>();
  const visit = (element: ElementDeclaration): void => {
    if (!holders.has(element.type)) holders.set(element.type, element.origin);
  };
  for (const element of contract.xml?.elements.values() ?? []) visit(element);
  for (const { type } of xmlTypes) {
    const particle = type.kind === "complex" && "particle" in type.content ? type.content.particle : undefined;
    elementsOf(particle).forEach(visit);
  }
  for (const { type, typeName } of xmlTypes) names.set(typeName, { origin: type.origin, holder: holders.get(type) });
  for (const { element, typeName, decodeName } of xmlElements) {
    if (!names.has(typeName)) names.set(typeName, { origin: element.origin });
    if (!element.abstract) names.set(decodeName, { origin: element.origin });
  }
}

/** Tells if something that breaks code went or was renamed at a place, or around it. */
function createIsTold(known: readonly Finding[]): (origin: Origin) => boolean {
  const places = new Set<string>();
  for (const finding of known) {
    if (finding.kind !== "change" || !/removed|renamed|(?:path|method|language)-changed/.test(finding.change.id))
      continue;
    const { id, before, codeLevels } = finding.change;
    const code = codeLevels ?? kindOf(id).code;
    const isBreaking = directionsOf(finding).some((direction) => code[direction] === "breaking");
    if (before !== undefined && isBreaking) places.add(textOf(before).replace(/\/operationId$/, ""));
  }
  return (origin) => {
    if (origin.kind === "offset") return places.has(textOf(origin));
    const parts = origin.pointer.split("/");
    return parts.some((_, length) => {
      const pointer = parts.slice(0, length + 1).join("/");
      return places.has(textOf({ kind: "pointer", file: origin.file, pointer }));
    });
  };
}

function textOf(origin: Origin): string {
  return `${origin.file.path}#${origin.kind === "pointer" ? origin.pointer : String(origin.start)}`;
}
