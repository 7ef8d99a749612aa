// A server written by hand on node:http for XML: fast-xml-parser, which reads and does not validate.
import { Buffer } from "node:buffer";
import { XMLBuilder, XMLParser } from "fast-xml-parser";
import { token } from "../payloads.mjs";

export function start(_generated, listen) {
  const parser = new XMLParser({ ignoreAttributes: false });
  const builder = new XMLBuilder({ ignoreAttributes: false });
  return listen((request, response) => {
    const send = (status, value) => {
      const text = builder.build(value);
      response.writeHead(status, { "Content-Type": "application/xml", "Content-Length": Buffer.byteLength(text) });
      response.end(text);
    };
    if (request.headers.authorization !== `OAuth ${token}`) return send(401, { Error: "Unauthorized" });
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const update = parser.parse(Buffer.concat(chunks).toString());
      const count = update.LoyaltyMembershipUpdate.Membership.length;
      return send(200, { LoyaltyMembershipResponse: { Status: count > 0 ? "OK" : "ERROR" } });
    });
  });
}
