import type { Server } from "../server/server-types.js";

/**
 * Returns the addresses under which Fastify must register the paths of servers. They cover at least those paths; the
 * server decides if a path belongs to it. Without repetitions: "/a/{x}" and "/a/{y}" are one address to a router.
 */
export function fastifyUrls(servers: readonly Server[]): readonly string[] {
  return [...new Set(servers.flatMap(({ routes }) => routes.map(({ path }) => fastifyUrl(path))))];
}

function fastifyUrl(template: string): string {
  let parameters = 0;
  const segments = template.split("/").map((segment) => {
    if (plain.test(segment)) return segment;
    parameters += 1;
    return `:p${parameters}`;
  });
  return segments.join("/");
}

/** Anything else means something to the router, or is written in more ways than one. */
const plain = /^[\w.~-]*$/;

/** The path behind a plugin's prefix, which may have parameters in it: "/:tenant/api". */
export function behindPrefix(path: string, prefix: string): string {
  const front = prefix.endsWith("/") ? prefix.slice(0, -1) : prefix;
  if (front === "") return path;
  if (path.startsWith(front)) return path.slice(front.length) || "/";
  let start = 0;
  for (let segments = front.split("/").length; segments > 0; segments -= 1) {
    const next = path.indexOf("/", start);
    if (next === -1) return "/";
    start = next + 1;
  }
  return path.slice(start - 1);
}
