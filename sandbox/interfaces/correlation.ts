import type { World } from "../domain/world.js";
import type { Server } from "./interface.js";

const header = "service-correlationid";

/** A UUID in its usual form. */
const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Texts that come back to interfaces whose contract takes any text for the header. */
const textForm = /^[\x21-\x7e]{1,200}$/;

const interfacesOfTexts: ReadonlySet<string> = new Set(["event-subscriptions", "company-tokens"]);

/** A server whose every answer, refusals included, carries the correlation header: that of the request, or a new one. */
export function withCorrelation(server: Server, { identifiers }: World): Server {
  const form = interfacesOfTexts.has(server.name) ? textForm : uuidForm;
  return {
    ...server,
    async handle(request) {
      const reply = await server.handle(request);
      if (Object.keys(reply.headers).some((name) => name.toLowerCase() === header)) return reply;
      const sent = request.headers[header];
      const id = typeof sent === "string" && form.test(sent) ? sent : identifiers.uuid();
      return { ...reply, headers: { ...reply.headers, [header]: id } };
    },
  };
}
