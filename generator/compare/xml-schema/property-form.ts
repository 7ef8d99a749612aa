import type { Levels } from "../kind-of-change.js";
import type { ContentRelation } from "../../prove/xml-schema/content-relation.js";
import type { XmlShapeChoice, ShapeGroup, ComplexTypeShape } from "../../plan/xml-shape.js";

/**
 * The form of the children of a type in generated TypeScript, in words, without their names and numbers of occurrences.
 */
export function propertyForm({ content }: ComplexTypeShape): string {
  switch (content.kind) {
    case "empty":
      return plain;
    case "properties":
      return groupForm(content.group);
    case "text":
      return "one property for its text content";
    case "items":
      return content.mixed ? "an array of strings and elements" : ordered;
  }
}

/** Levels of another form: properties that exclude each other are properties still. */
export function formLevels(before: string, after: string, { narrowed, widened }: ContentRelation): Levels {
  const isProperties = [before, after].every((form) => form === plain || form.startsWith(alternatives));
  return {
    ...(isProperties && narrowed.kind === "no" ? {} : { sent: "breaking" }),
    ...(isProperties && widened.kind === "no" ? {} : { read: "breaking" }),
  };
}

const plain = "a property for each element";
const alternatives = "alternatives of properties";
const ordered = "an array of elements in order";

function groupForm(group: ShapeGroup): string {
  const { members } = group;
  if (members.some(({ kind }) => kind === "items")) return ordered;
  const choices = members.filter((member) => member.kind === "choice");
  return choices.length === 0 ? plain : `${alternatives} (${choices.map(choiceText).join("; ")})`;
}

/** "Card | Iban, Bic | nothing". */
function choiceText({ branches, optional }: XmlShapeChoice): string {
  const texts = branches.map(({ members }) =>
    members.map((member) => (member.kind === "choice" ? `(${choiceText(member)})` : member.name)).join(", "),
  );
  return [...texts.sort(), ...(optional ? ["nothing"] : [])].join(" | ");
}
