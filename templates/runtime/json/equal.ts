import { hasObjectType } from "./object-members.js";

/**
 * True when a value equals a JSON value: objects whatever the order of their members, numbers by value. JSON Schema
 * core, section 4.2.2. Goes no deeper than `constant` does.
 */
export function equalsJson(value: unknown, constant: unknown): boolean {
  if (value === constant) return true;
  if (Array.isArray(constant)) {
    if (!Array.isArray(value) || value.length !== constant.length) return false;
    return constant.every((item, index) => equalsJson(value[index], item));
  }
  if (!hasObjectType(constant) || !hasObjectType(value)) return false;
  const names = Object.keys(constant);
  for (const name in value) {
    if (Object.hasOwn(value, name) && value[name] !== undefined && !Object.hasOwn(constant, name)) return false;
  }
  return names.every((name) => Object.hasOwn(value, name) && equalsJson(value[name], constant[name]));
}
