import { setOwnProperty } from "../base/own-property.js";

/** Decoded values by name. */
export type Members = Record<string, unknown>;

/** Sets a member by a name that a request chose: "__proto__" is one like any other. */
export function setMember(members: Members, name: string, value: unknown): void {
  if (name === "__proto__") setOwnProperty(members, name, value);
  else members[name] = value;
}
