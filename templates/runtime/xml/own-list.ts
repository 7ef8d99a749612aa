import { ownProperty } from "../base/own-property.js";

/** The list that an object has under a name, which it gets where it has none of its own. */
export function ownList<Key extends PropertyKey, Item>(value: { [Name in Key]?: Item[] }, key: Key): Item[] {
  const known = ownProperty(value, key);
  if (known !== undefined) return known;
  const list: Item[] = [];
  Object.defineProperty(value, key, { value: list, enumerable: true, configurable: true, writable: true });
  return list;
}
