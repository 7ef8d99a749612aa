import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { toFetchHandler } from "./api/orders.js";
import { server } from "./server.js";

const handle = toFetchHandler(server);

export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http;
  const url = Object.assign(new URL("https://api.example"), { pathname: event.rawPath, search: event.rawQueryString });
  const headers = new Headers(event.headers as Record<string, string>);
  if (event.cookies !== undefined) headers.set("cookie", event.cookies.join("; "));
  const sent = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  const body = method === "GET" || method === "HEAD" ? null : sent;
  const answer = await handle(new Request(url, { method, headers, body }));
  const { "set-cookie": _, ...others } = Object.fromEntries(answer.headers);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const cookies = answer.headers.getSetCookie();
  return { statusCode: answer.status, headers: others, cookies, body: bytes.toString("base64"), isBase64Encoded: true };
}
