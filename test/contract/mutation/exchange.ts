import type { Server } from "../../../templates/runtime/server/server-types.js";
import type { Answer } from "../http/answers.js";
import type { Adapter } from "../http/adapters.js";
import type { Exchange } from "../exchange/checks.js";
import { documentOf } from "../exchange/document.js";
import { serveContract, type ContractModules } from "../exchange/party.js";
import { runtime } from "./regenerate.js";

/** Both sides of an interface within this process, and a plain server that is none. */
export async function exchangeOf(name: string, text: string, modules: ContractModules): Promise<Exchange> {
  const party = await serveContract(documentOf(name, text), modules, await inProcess());
  const plain = {
    answer: {} as Answer,
    reach: {
      baseUrl: "http://in-process.invalid",
      fetch: () => Promise.resolve(responseOf(plain.answer)),
    },
  };
  return { modules, party, plain };
}

async function inProcess(): Promise<Adapter> {
  const load = await runtime();
  const { toFetchHandler } = load("runtime/adapters.js") as {
    readonly toFetchHandler: (servers: Server | readonly Server[]) => (request: Request) => Promise<Response>;
  };
  return {
    name: "the Fetch API",
    serve(servers) {
      const fetch = toFetchHandler(servers);
      const baseUrl = "http://in-process.invalid";
      return Promise.resolve({
        reach: { baseUrl, fetch },
        send: (path, init) => fetch(new Request(baseUrl + path, init)),
        close: () => Promise.resolve(),
      });
    },
  };
}

function responseOf({ status = 200, headers, body }: Answer): Response {
  const fields = Object.entries(headers ?? {}).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const hasNoBody = [101, 204, 205, 304].includes(status);
  return new Response(hasNoBody ? null : body, { status, headers: fields });
}
