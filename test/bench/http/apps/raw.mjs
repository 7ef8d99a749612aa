// A server written by hand on node:http: JSON.parse, ajv for body and query, a comparison for the token.
import { Buffer } from "node:buffer";
import Ajv from "ajv/dist/2020.js";
import { URLSearchParams } from "node:url";
import addFormats from "ajv-formats";
import { accepted, base, detail, details, token } from "../payloads.mjs";
import { schemas } from "../schemas.mjs";

const problem = (status, title) => ({ status, body: { title, status } });

export function start(_generated, listen) {
  const ajv = addFormats.default(new Ajv.default({ strict: false }));
  const coercing = addFormats.default(new Ajv.default({ strict: false, coerceTypes: true }));
  const validBody = ajv.compile(schemas.body);
  const validMode = coercing.compile(schemas.mode);
  const validPage = coercing.compile(schemas.page);

  return listen((request, response) => {
    const { method, url, headers } = request;
    const send = ({ status, body }) => {
      const text = JSON.stringify(body);
      response.writeHead(status, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
      response.end(text);
    };
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    if (headers.authorization !== `Bearer ${token}`) return send(problem(401, "Unauthorized"));
    if (path === base && method === "POST") {
      const chunks = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => {
        let body;
        try {
          body = JSON.parse(Buffer.concat(chunks).toString());
        } catch {
          return send(problem(400, "Bad JSON"));
        }
        return send(validBody(body) ? { status: 202, body: accepted } : problem(400, "Bad request"));
      });
      return;
    }
    const query = Object.fromEntries(new URLSearchParams(mark === -1 ? "" : url.slice(mark + 1)));
    if (path === base && method === "GET") {
      if (!validPage(query)) return send(problem(400, "Bad query"));
      return send({ status: 200, body: { items: details.slice(0, query.limit) } });
    }
    if (path.startsWith(`${base}/`) && method === "GET") {
      if (!validMode(query)) return send(problem(400, "Bad query"));
      const id = decodeURIComponent(path.slice(base.length + 1));
      return send({ status: 200, body: { ...detail, purchaseRequestId: id } });
    }
    return send(problem(404, "Not found"));
  });
}
