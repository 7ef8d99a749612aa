import { isUuid } from "../domain/identifiers.js";
import type { World } from "../domain/world.js";
import type { ApiServer } from "./interface.js";

const header = "service-correlationid";

/** True for strings that are returned by APIs that accept any string for the header. */
const isShortText = (text: string): boolean => /^[\x21-\x7e]{1,200}$/.test(text);

const interfacesOfTexts: ReadonlySet<string> = new Set(["event-subscriptions", "company-tokens"]);

/**
 * Returns a server that adds the correlation header to every response, refusals included: that of the request, or a new
 * one.
 */
export function withCorrelation(server: ApiServer, { identifiers }: World): ApiServer {
  const comesBack = interfacesOfTexts.has(server.name) ? isShortText : isUuid;
  return {
    ...server,
    async handle(request) {
      const reply = await server.handle(request);
      if (Object.keys(reply.headers).some((name) => name.toLowerCase() === header)) return reply;
      const sent = request.headers[header];
      const id = typeof sent === "string" && comesBack(sent) ? sent : identifiers.uuid();
      return { ...reply, headers: { ...reply.headers, [header]: id } };
    },
  };
}
