import type { ResponseLink } from "../../model/contract.js";
import { isObject, member, members, originOf, present, textOf, type Cursor } from "./cursor.js";
import { resolved, type ReadContext } from "./read-context.js";

/** OpenAPI, Link Objects of a response, in order; undefined if it has none. */
export function readLinks(map: Cursor | undefined, context: ReadContext): readonly ResponseLink[] | undefined {
  const links = members(map).flatMap(({ key: name, at: written }): readonly ResponseLink[] => {
    const link = resolved(written, context);
    if (link === undefined || !isObject(link.at.value)) return [];
    const { at, description } = link;
    return [
      {
        origin: originOf(at),
        name,
        ...present("description", description),
        ...present("operationId", textOf(at, "operationId")),
        ...present("operationRef", textOf(at, "operationRef")),
        parameters: new Map(members(member(at, "parameters")).map((entry) => [entry.key, entry.at.value])),
        ...present("requestBody", member(at, "requestBody")?.value),
      },
    ];
  });
  return links.length === 0 ? undefined : links;
}
