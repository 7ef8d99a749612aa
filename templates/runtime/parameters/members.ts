import { setOwnProperty } from "../base/own-property.js";

/** Decoded values by name. */
export type Members = Record<string, unknown>;

/** Sets a property with a name from a request: "__proto__" is an ordinary name. */
export function setMember(members: Members, name: string, value: unknown): void {
  if (name === "__proto__") setOwnProperty(members, name, value);
  else members[name] = value;
}
