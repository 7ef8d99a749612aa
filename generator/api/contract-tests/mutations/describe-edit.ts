import { edited, valueBehind, type JsonEdit, type Json, type JsonObject } from "./json-edit.js";
import type { XsdEdit } from "./xsd-edits.js";

/** Maximum length of a value in a description. */
const maxShown = 60;

/** Describes an edit for people: 'maximum 10 became 11', 'required "sku" was removed'. */
export function describeEdit(root: JsonObject, edit: JsonEdit): string {
  const { steps, change } = edit;
  const key = String(steps.at(-1));
  const old = valueBehind(root, steps);
  const name = typeof steps.at(-1) === "number" ? `${String(steps.at(-2))} ${itemText(old, Number(key) + 1)}` : key;
  switch (change.kind) {
    case "drop":
      return `${namesOfParts.get(String(steps.at(-2))) ?? ""}${withValue(name, key, old)} was removed`;
    case "set":
      return `${withValue(name, key, old)} became ${shown(valueBehind(edited(root, edit), steps))}`;
    case "rename":
      return `${name} became ${change.name}`;
    case "add": {
      const before = valueBehind(root, [...steps, change.name]);
      return before === undefined
        ? `${change.name} ${shown(change.value)} was added`
        : `${change.name} ${shown(before)} became ${shown(change.value)}`;
    }
    case "append":
      return `${key} ${shown(change.value)} was added`;
  }
}

const namesOfParts = new Map([
  ["responses", "response "],
  ["content", "media type "],
  ["headers", "header "],
]);

/** "maximum 10"; the name alone if the value is not short or is part of the name. */
function withValue(name: string, key: string, value: Json | undefined): string {
  return name === key && (typeof value !== "object" || value === null) && value !== undefined
    ? `${name} ${shown(value)}`
    : name;
}

function itemText(value: Json | undefined, position: number): string {
  return typeof value === "object" && value !== null ? String(position) : shown(value);
}

function shown(value: Json | undefined): string {
  const text = value === undefined ? "" : JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Describes an edit of an XSD for people: 'maxLength 9: value="9" became value="10"'. */
export function describeXsdEdit(text: string, edit: XsdEdit): string {
  const { start, end, by } = edit;
  const [before = "", after = ""] = [text.slice(start, end), by].map(shortText);
  const name = edit.place.split("/").at(-1) ?? "";
  if (before === "") return `${name}: ${after} was added`;
  if (after === "") return before.startsWith("<") ? `${name} was removed` : `${name}: ${before} was removed`;
  return `${name}: ${before} became ${after}`;
}

function shortText(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line;
}
