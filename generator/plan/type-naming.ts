import type { Naming } from "../settings/shape-settings.js";
import { capitalized, pascalCase } from "../text/identifiers.js";

/** The form of names of types: "TodoItem" for "todo_item", or "Todo_item", since every type begins with a capital. */
export type TypeNaming = (written: string) => string;

/** The form of names of types in a naming. */
export function typeNaming(naming: Naming): TypeNaming {
  return naming === "asWritten" ? capitalized : pascalCase;
}
