import type { ErrorObject } from "ajv";
import type { components } from "../../../../generated/purchase-requests/paths.js";
import { checkerOf } from "./contract.js";

type Schemas = components["schemas"];
const check = checkerOf<Schemas["PurchaseRequest"]>("purchase-requests", "PurchaseRequest");
const maxBytes = 1_000_000;

/** The id and the address of the stored request. */
interface Accepted {
  id: string;
  uri: string;
}

/** Takes purchase requests of callers with a token, and refuses bad ones with the errors of the contract. */
export function service(
  token: string,
  store: (request: Schemas["PurchaseRequest"]) => Accepted,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname !== "/purchaserequest/v4/purchaserequests")
      return new Response(null, { status: 404 });
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
    if (request.headers.get("authorization") !== `Bearer ${token}`)
      return refusal(401, [{ errorCode: "unauthorized", errorMessage: "The token is not known." }], {
        "WWW-Authenticate": "Bearer",
      });
    let size = 0;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes)
        return refusal(413, [{ errorCode: "invalidRequestBody", errorMessage: "The request is too large." }]);
      chunks.push(chunk);
    }
    if (size > 0 && !/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
      return refusal(415, [{ errorCode: "invalidRequestBody", errorMessage: "Purchase requests are JSON." }]);
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
    } catch {
      return refusal(400, [{ errorCode: "invalidRequestBody", errorMessage: "The body is not valid JSON." }]);
    }
    try {
      return Response.json(store(check(body)), { status: 202 });
    } catch (error) {
      if (error instanceof TypeError && Array.isArray(error.cause)) return refusal(400, error.cause.map(toldError));
      throw error;
    }
  };
}

function toldError({ keyword, instancePath, message, params }: ErrorObject): Schemas["PurchaseRequestError"] {
  const missing = params["missingProperty"] === undefined ? "" : `/${params["missingProperty"]}`;
  const path = `${instancePath}${missing}`
    .replace(/\/(\d+)/g, "[$1]")
    .replaceAll("/", ".")
    .slice(1);
  return { errorCode: keyword, errorMessage: message ?? keyword, dataPath: path };
}

function refusal(
  status: number,
  errors: Schemas["PurchaseRequestError"][],
  headers: Record<string, string> = {},
): Response {
  return Response.json({ errors }, { status, headers });
}
