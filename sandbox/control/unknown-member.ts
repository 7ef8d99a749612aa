import type { createControlServer } from "./generated/control/server.js";

type Reply = Awaited<ReturnType<ReturnType<typeof createControlServer>["handle"]>>;

/** A property or element that no API declares. */
const unknownName = "sandboxUnknown";

/**
 * Returns a response with one more property in its object, or in the first object of its list, or one more element at
 * the end of its root. Other responses stay unchanged. The rest of the content is not rewritten.
 */
export function withUnknownMember(reply: Reply): Reply {
  return unknownMemberWith(reply, "planned");
}

/** The same with a value of its own, of letters and digits. */
export function unknownMemberWith(reply: Reply, value: string): Reply {
  const type = Object.entries(reply.headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const text =
    typeof reply.body === "string" ? reply.body : reply.body instanceof Uint8Array ? decoded(reply.body) : undefined;
  if (typeof type !== "string" || text === undefined) return reply;
  if (/^[^;]*[/+]json\b/i.test(type)) return { ...reply, body: inJson(text, value) };
  return /^[^;]*[/+]xml\b/i.test(type) ? { ...reply, body: inXml(text, value) } : reply;
}

function decoded(octets: Uint8Array): string {
  return Buffer.from(octets).toString("utf8");
}

/** RFC 8259, sections 4 and 5. */
function inJson(text: string, value: string): string {
  return text.replace(
    /^(\s*(?:\[\s*)?\{)(\s*\}?)/,
    (_, before: string, after: string) =>
      `${before}"${unknownName}":"${value}"${after.endsWith("}") ? "" : ","}${after}`,
  );
}

/** XML, section 3.1: the end tag of the root is the last one; a root without content has none. */
function inXml(text: string, value: string): string {
  const element = `<${unknownName}>${value}</${unknownName}>`;
  const end = text.lastIndexOf("</");
  if (end !== -1) return text.slice(0, end) + element + text.slice(end);
  return text.replace(
    /<([\w.:-]+)([^<>]*)\/>\s*$/,
    (_, name: string, rest: string) => `<${name}${rest}>${element}</${name}>`,
  );
}
