import type { ParameterTable, ValueShape } from "../http/operation.js";
import { maxDeepMembers } from "./deep-object.js";
import { parameterFault, repeatedFault } from "./fault.js";
import { setMember, type Members } from "./members.js";
import { isPrimitiveShape, leafReader, shapeOfMember } from "./shape.js";

/** Whether a name belongs to a deepObject parameter: "filter[status]" to "filter". */
export function isDeepName(name: string, parameter: string): boolean {
  return name.charCodeAt(parameter.length) === 0x5b && name.endsWith("]") && name.startsWith(parameter);
}

/**
 * Takes a pair of style deepObject: "a[b][c]=1", or "a[b]=1" and "a[b]=2" for a list ("a[b][]=1" is understood too). A
 * name without brackets gives a text, for validation to name.
 */
export function setDeepMember(values: Members, table: ParameterTable, name: string, text: string): void {
  const keys = name === table.name ? [] : name.slice(table.name.length + 1, -1).split("][");
  if (keys.length > maxDeepMembers) {
    throw parameterFault("http/too-deep", `Members are nested deeper than the limit of ${maxDeepMembers}.`);
  }
  let members = values;
  let key = table.name;
  let shape: ValueShape = table.shape;
  for (const [index, next] of keys.entries()) {
    if (index === keys.length - 1 && next === "" && hasItems(shape)) break;
    members = innerMembers(members, key);
    key = next;
    shape = !isPrimitiveShape(shape) && "members" in shape ? shapeOfMember(shape, key) : "string";
  }
  setLeaf(members, key, shape, text);
}

function hasItems(shape: ValueShape): boolean {
  return !isPrimitiveShape(shape) && "items" in shape;
}

/** The object that is a member; made when there is none. */
function innerMembers(members: Members, key: string): Members {
  if (!Object.hasOwn(members, key)) setMember(members, key, {});
  const inner = members[key];
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) throw repeatedFault();
  return inner as Members;
}

function setLeaf(members: Members, key: string, shape: ValueShape, text: string): void {
  if (isPrimitiveShape(shape) || !("items" in shape)) {
    if (Object.hasOwn(members, key)) throw repeatedFault();
    setMember(members, key, leafReader(shape)(text));
    return;
  }
  if (!Object.hasOwn(members, key)) setMember(members, key, []);
  const items = members[key];
  if (!Array.isArray(items)) throw repeatedFault();
  items.push(leafReader(shape.items)(text));
}
