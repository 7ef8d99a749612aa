import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";

/** Maximum octets of a response head. */
export const outgoingHeadOctets = 16_384;

/**
 * Calls an address of this machine, and rejects with a `TypeError` for any other. Its name is not looked up anywhere: what is
 * called localhost elsewhere is of no interest.
 */
export async function callThisMachine(request: Request, deadline: AbortSignal): Promise<Response> {
  const { url, method } = request;
  const target = new URL(url);
  if (!isThisMachine(target.hostname))
    throw new TypeError(`The sandbox only calls this machine, and ${target.host} is not one of its names.`);
  const octets = Buffer.from(await request.arrayBuffer());
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: Object.fromEntries(request.headers),
      signal: AbortSignal.any([request.signal, deadline]),
      lookup: lookUpHere,
      agent: false,
      maxHeaderSize: outgoingHeadOctets,
    };
    const sent = send(target, options, (answer) => {
      const { statusCode = 0, rawHeaders } = answer;
      const pairs = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""] as [string, string]] : [],
      );
      // The body is not read.
      sent.destroy();
      try {
        resolve(new Response(null, { status: statusCode, headers: pairs }));
      } catch (error) {
        reject(error instanceof Error ? error : new TypeError("The response has no status."));
      }
    });
    sent.on("error", reject).end(octets);
  });
}

/** Names and addresses of this machine. The parser of addresses has written each of them in its one form. */
export function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

const here = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
] as const;

/** The addresses of localhost, without asking. */
const lookUpHere: LookupFunction = (_hostname, { all }, callback) => {
  if (all === true) callback(null, [...here]);
  else callback(null, here[0].address, here[0].family);
};
