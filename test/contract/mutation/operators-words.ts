import {
  arrayOf,
  drop,
  edited,
  objectOf,
  placeOf,
  set,
  documentText,
  type JsonEdit,
  type Json,
  type JsonObject,
  type JsonPath,
} from "../../../generator/api/contract-tests/mutations/json-edit.js";
import type { Draft } from "./mutant.js";
import { plantErrors } from "./planted-errors.js";
import { statementEdits } from "./operators-statements.js";
import { readPositions, type PlacedNode } from "../../../generator/api/contract-tests/mutations/xsd-positions.js";

/** True for a sentence that facts speak of. */
export type IsClaimed = (sentence: string) => boolean;

/** Every single edit of the prose of an OpenAPI document: rules, questions, choices, and sentences that facts claim. */
export function openapiWordMutants(name: string, root: JsonObject, isClaimed: IsClaimed): readonly Draft[] {
  const edits: JsonEdit[] = [];
  walk(root, []);
  edits.push(...statementEdits(root));
  return edits.map((edit) => ({
    interface: name,
    file: "openapi.yaml",
    operator: edit.operator,
    place: placeOf(root, edit),
    text: () => JSON.stringify(edited(root, edit)),
  }));

  function walk(value: Json, steps: JsonPath): void {
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      const at = [...steps, Array.isArray(value) ? Number(key) : key];
      if (key === "x-rules") edits.push(...arrayOf(each).flatMap((rule, index) => ruleEdits(rule, [...at, index])));
      else if (key === "x-open-question") edits.push(...markEdits("question", each, at));
      else if (key === "x-sandbox-choice") edits.push(...markEdits("choice", each, at));
      else if (typeof each === "string" && (key === "description" || key === "summary")) {
        edits.push(...sentenceEdits("sentence", each, at, isClaimed));
      } else if (!hidden.has(key)) walk(each, at);
    }
  }
}

/** Data, in which nothing describes the contract. */
const hidden = new Set(["example", "examples", "default", "x-errors"]);

/** A rule is a name, whose sentence is in the description, or an object with a name and a text. */
function ruleEdits(rule: Json, steps: JsonPath): readonly JsonEdit[] {
  const isName = typeof rule === "string";
  const label = documentText(isName ? rule : objectOf(rule)["name"]);
  return [
    { operator: "rule-drop", steps, label, change: drop },
    { operator: "rule-rename", steps: isName ? steps : [...steps, "name"], label, change: set(`${label}-x`) },
    ...(isName ? [] : sentenceEdits("rule", documentText(objectOf(rule)["text"]), [...steps, "text"], () => true)),
  ];
}

/** A mark is a text, an object with a name and perhaps a text, or a list of these. */
function markEdits(kind: string, mark: Json, steps: JsonPath): readonly JsonEdit[] {
  if (Array.isArray(mark)) return mark.flatMap((each, index) => markEdits(kind, each, [...steps, index]));
  const isNamed = typeof mark === "object" && mark !== null;
  const other = otherNumber(documentText(isNamed ? mark["text"] : mark));
  const written = isNamed ? [...steps, "text"] : steps;
  // A name that stands for a text, and points to none.
  const renamed = isNamed && mark["text"] === undefined ? [`${documentText(mark["name"])}-x`] : [];
  return [
    { operator: `${kind}-drop`, steps, change: drop },
    ...renamed.map((by) => ({ operator: `${kind}-rename`, steps: [...steps, "name"], change: set(by) })),
    ...(other === undefined ? [] : [{ operator: `${kind}-renumber`, steps: written, change: set(other) }]),
  ];
}

/** The mark with another number of the list of questions. */
function otherNumber(text: string): string | undefined {
  const other = text.replace(/\bQ-\d+/, "Q-99");
  return other === text ? undefined : other;
}

function sentenceEdits(
  operator: string,
  text: string,
  steps: JsonPath,
  isWanted: (sentence: string) => boolean,
): readonly JsonEdit[] {
  return plantErrors(text, isWanted).map((error) => ({
    operator: `${operator}-${error.kind}`,
    steps,
    change: set(error.text),
  }));
}

/** The same of an XSD: documentation, and rules, questions and choices in appinfo. */
export function xsdWordMutants(name: string, file: string, text: string, isClaimed: IsClaimed): readonly Draft[] {
  return wordNodes(readPositions(text), "").flatMap(({ node, place }) => {
    const start = node.opened;
    const end = text.lastIndexOf("</", node.end);
    const content = text.slice(start, end);
    const source = node.attributes.get("source")?.value;
    const draft = (operator: string, by: string): Draft => ({
      interface: name,
      file,
      operator,
      place,
      text: () => text.slice(0, start) + by + text.slice(end),
    });
    const dropped = (operator: string): Draft => ({
      ...draft(operator, ""),
      text: () => text.slice(0, node.start) + text.slice(node.end),
    });
    const planted = (operator: string, isWanted?: (sentence: string) => boolean): readonly Draft[] =>
      plantErrors(content, isWanted).map((error) => draft(`${operator}-${error.kind}`, error.text));
    switch (source) {
      case "rule":
        return [
          dropped("rule-drop"),
          draft("rule-rename", content.replace(/^(\s*[\w-]+):/, "$1-x:")),
          ...planted("rule"),
        ];
      case "open-question":
      case "sandbox-choice": {
        const kind = source === "open-question" ? "question" : "choice";
        const whole = text.slice(node.start, node.end);
        if (whole.endsWith("/>")) {
          const by = whole.replace(/(:name="[^"]*)"/, '$1-x"');
          const renamed = {
            ...draft(`${kind}-rename`, ""),
            text: () => text.slice(0, node.start) + by + text.slice(node.end),
          };
          return [dropped(`${kind}-drop`), renamed];
        }
        const other = otherNumber(content);
        return [dropped(`${kind}-drop`), ...(other === undefined ? [] : [draft(`${kind}-renumber`, other)])];
      }
      default:
        return node.name === "documentation" ? planted("sentence", isClaimed) : [];
    }
  });
}

/** The nodes with prose, each with the names of its ancestors. */
function wordNodes(node: PlacedNode, place: string): readonly { readonly node: PlacedNode; readonly place: string }[] {
  if (node.name === "documentation" || node.name === "appinfo") return [{ node, place: place === "" ? "/" : place }];
  const name = node.attributes.get("name")?.value ?? node.attributes.get("value")?.value;
  const here = name === undefined ? place : `${place}/${name}`;
  return node.children.flatMap((child) => wordNodes(child, here));
}
