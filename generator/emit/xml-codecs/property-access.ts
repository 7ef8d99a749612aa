import { memberAccess, stringLiteral } from "../../text/literals.js";
import type { CodecModule } from "./codec-module.js";

/** Names that every object has from its prototype: an absent property of that name would not read as undefined. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** True for a name that an object has from its prototype. */
export function isInherited(name: string): boolean {
  return inherited.has(name);
}

/** An expression for a property of `value`, undefined when the value has none of its own. */
export function propertyOf(value: string, name: string, codec: CodecModule): string {
  if (!isInherited(name)) return `${value}${memberAccess(name)}`;
  return `${codec.value("base/own-property", "ownProperty")}(${value}, ${stringLiteral(name)})`;
}

/** A statement that gives `value` a property of its own. */
export function setProperty(value: string, name: string, expression: string, codec: CodecModule): string {
  if (name !== "__proto__") return `${value}${memberAccess(name)} = ${expression};`;
  return `${codec.value("base/own-property", "setOwnProperty")}(${value}, ${stringLiteral(name)}, ${expression});`;
}

/** An expression for the list that `value` has under a name, which it gets where it has none. */
export function listExpression(value: string, name: string, codec: CodecModule): string {
  if (!isInherited(name)) return `(${value}${memberAccess(name)} ??= [])`;
  return `${codec.value("xml/own-list", "ownList")}(${value}, ${stringLiteral(name)})`;
}
