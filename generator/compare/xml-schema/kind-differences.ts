import { anyType } from "../../model/xml-schema/builtin-types.js";
import type { ComplexTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import { isEmptiableContent } from "../../model/xml-schema/content-expression.js";
import {
  exampleProof,
  lostIn,
  noProof,
  bothOrigins,
  proofsOf,
  unknownProof,
  type Difference,
  type Proof,
} from "./difference.js";
import { exampleOf, documentWitness, type TypeFrame } from "./frame.js";
import type { XmlSession } from "./session.js";
import { otherVersion, type ComparedVersion } from "../versions.js";
import { takesEveryText } from "../../prove/xml-schema/simple/string-inclusion.js";
import { contentWords, typeWords } from "./type-words.js";

/** A change of what a type holds: values, elements, text between them. Part 1, section 3.4.2. */
export function kindDifferences(frame: TypeFrame): readonly Difference[] {
  const { types } = frame;
  const [kindBefore, kindAfter] = [kindOf(types.before), kindOf(types.after)];
  const base = { frame, origins: bothOrigins(types) };
  if (kindBefore !== "value" && kindAfter !== "value") {
    if ((kindBefore === "mixed") === (kindAfter === "mixed")) return [];
    const [version, id] =
      kindBefore === "mixed" ? (["before", "xsd/mixed-removed"] as const) : (["after", "xsd/mixed-added"] as const);
    return [{ ...base, id, ...lostIn(version, exampleProof(frame, version, { text: "text" })) }];
  }
  const data = { before: words(types.before), after: words(types.after) };
  return [{ ...base, id: "xsd/content-kind-changed", data, ...proofsOf((version) => proofOf(frame, version)) }];
}

function kindOf(type: TypeDefinition): "value" | "mixed" | "elements" {
  if (type.kind === "simple" || type.content.kind === "simple") return "value";
  return type.content.kind === "mixed" ? "mixed" : "elements";
}

function words(type: TypeDefinition): string {
  return type.kind === "simple" ? typeWords(type) : contentWords(type.content);
}

function proofOf(frame: TypeFrame, version: ComparedVersion): Proof {
  const [type, other] = [frame.types[version], frame.types[otherVersion(version)]];
  // Text without elements takes every value, and text that is free takes every text.
  if (kindOf(type) === "value" && isFreeText(other, frame.session, otherVersion(version))) return noProof;
  if (type.kind === "complex" && isTextAlone(type) && isFreeValue(other)) return noProof;
  const trees = [{}, { text: "1" }, { text: "text" }].map((wish) => exampleOf(frame, version, wish));
  const found = trees.filter((tree) => tree !== undefined && documentWitness(frame, version, tree) !== undefined);
  return found.length === 0 ? unknownProof : { kind: "yes", examples: () => found };
}

function isFreeText(type: TypeDefinition, { sides }: XmlSession, version: ComparedVersion): boolean {
  return (
    type === anyType ||
    (type.kind === "complex" && type.content.kind === "mixed" && isEmptiableContent(sides[version].contentOf(type)))
  );
}

function isTextAlone({ content }: ComplexTypeDefinition): boolean {
  return content.kind === "empty" || (content.kind === "mixed" && content.particle === undefined);
}

function isFreeValue(type: TypeDefinition): boolean {
  if (type.kind === "simple") return takesEveryText(type);
  return type.content.kind === "simple" && takesEveryText(type.content.type);
}
