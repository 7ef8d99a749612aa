import type { Diagnostics } from "../../diagnostics/collector.js";
import { suggest } from "../../diagnostics/suggest.js";
import type { Server, ServerVariable } from "../../model/contract.js";
import { items, member, members, originOf, present, textOf, type Cursor } from "./cursor.js";

/** OpenAPI, Server Objects, with the names in braces held against the variables. */
export function readServers(list: Cursor | undefined, diagnostics: Diagnostics): readonly Server[] {
  return items(list).flatMap((at) => {
    const url = textOf(at, "url");
    return url === undefined ? [] : [readServer(url, at, diagnostics)];
  });
}

function readServer(url: string, at: Cursor, diagnostics: Diagnostics): Server {
  const written = members(member(at, "variables"));
  const names = new Set([...url.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ""));
  const known = written.map((variable) => variable.key);
  for (const name of names) {
    if (known.includes(name)) continue;
    const params = { name, near: suggest(name, known) };
    diagnostics.report("openapi/undefined-server-variable", originOf(member(at, "url") ?? at), params);
  }
  for (const { key: name, at: variable } of written) {
    if (!names.has(name)) diagnostics.report("openapi/unused-server-variable", originOf(variable, "key"), { name });
  }
  return {
    origin: originOf(at),
    url,
    ...present("description", textOf(at, "description")),
    variables: new Map(written.map((variable) => [variable.key, readVariable(variable.key, variable.at, diagnostics)])),
  };
}

/** OpenAPI, Server Variable Object. */
function readVariable(name: string, at: Cursor, diagnostics: Diagnostics): ServerVariable {
  const value = textOf(at, "default") ?? "";
  const list = member(at, "enum");
  const allowed = items(list).flatMap((item) => (typeof item.value === "string" ? [item.value] : []));
  if (list !== undefined && !allowed.includes(value)) {
    const origin = originOf(member(at, "default") ?? at);
    diagnostics.report("openapi/server-default-not-in-enum", origin, { name, value });
  }
  return {
    default: value,
    ...present("enum", list === undefined ? undefined : allowed),
    ...present("description", textOf(at, "description")),
  };
}
