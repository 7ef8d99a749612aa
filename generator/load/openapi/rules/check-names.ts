import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import { items, member, members, originOf, textOf, type Cursor } from "../cursor.js";

/**
 * Checks the names of components, and that each tag is defined once (OpenAPI, Components Object and OpenAPI Object).
 */
export function checkNames(root: Cursor, diagnostics: Diagnostics): void {
  for (const { key: field, at } of members(member(root, "components"))) {
    if (field.startsWith("x-")) continue;
    for (const component of members(at)) {
      if (/^[a-zA-Z0-9._-]+$/.test(component.key)) continue;
      diagnostics.report("openapi/component-name", originOf(component.at, "key"), { name: component.key });
    }
  }
  checkTags(member(root, "tags"), diagnostics);
}

function checkTags(tags: Cursor | undefined, diagnostics: Diagnostics): void {
  const first = new Map<string, Origin>();
  for (const tag of items(tags)) {
    const name = textOf(tag, "name");
    if (name === undefined) continue;
    const origin = originOf(member(tag, "name") ?? tag);
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, origin);
    else
      diagnostics.report("openapi/duplicate-tag", origin, { name }, [{ message: "first defined at", origin: earlier }]);
  }
}
