import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type ts from "typescript";
import { compileAlone } from "../../support/compile.js";

const root = process.cwd();
const node: ts.CompilerOptions = { types: ["node"], skipLibCheck: true };
const dom: ts.CompilerOptions = { lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"] };

/** Compiles a program in the repository's root, so that packages are found. */
function check(text: string, options: ts.CompilerOptions): readonly string[] {
  const path = join(root, "adapters-in-use.ts");
  return compileAlone([path], new Map([[path, text]]), { ...options, isolatedDeclarations: false });
}

const adapters = ["node", "fastify", "fetch"].map((name) => join(root, `templates/runtime/adapters/${name}.ts`));

describe("adapters compile", () => {
  it("without the types of any platform", () => {
    expect(compileAlone(adapters, new Map(), {})).toEqual([]);
  });

  it("beside lib DOM", () => {
    expect(compileAlone(adapters, new Map(), dom)).toEqual([]);
  });

  it("beside @types/node", () => {
    expect(compileAlone(adapters, new Map(), node)).toEqual([]);
  });
});

describe("toNodeListener", () => {
  const text = `
    import { createServer } from "node:http";
    import { createServer as createSecureServer } from "node:https";
    import { toNodeListener } from "./templates/runtime/adapters/node.js";
    import type { Server } from "./templates/runtime/server/server-types.js";
    declare const server: Server;
    createServer(toNodeListener(server)).listen(0);
    createSecureServer({}, toNodeListener([server, server], { onError: (error: unknown) => console.error(error) }));
    createServer((request, response) => toNodeListener(server)(request, response, (error?: unknown) => void error));
  `;

  it("gives what node:http takes", () => {
    expect(check(text, node)).toEqual([]);
  });
});

describe("toFastifyPlugin", () => {
  const text = `
    import fastify from "fastify";
    import { toFastifyPlugin } from "./templates/runtime/adapters/fastify.js";
    import type { Server } from "./templates/runtime/server/server-types.js";
    declare const server: Server;
    const app = fastify({ logger: true });
    await app.register(toFastifyPlugin(server), { prefix: "/api" });
    void app.register(toFastifyPlugin([server]));
  `;

  it("gives what fastify.register takes", () => {
    expect(check(text, node)).toEqual([]);
  });
});

describe("toFetchHandler", () => {
  const text = `
    import { toFetchHandler } from "./templates/runtime/adapters/fetch.js";
    import type { Server } from "./templates/runtime/server/server-types.js";
    declare const server: Server;
    const handler: (request: Request) => Promise<Response> = toFetchHandler(server);
    const response: Response = await handler(new Request("http://localhost/orders", { method: "POST", body: "{}" }));
    const type: string | null = response.headers.get("content-type");
    export default { fetch: toFetchHandler([server]) };
    export { type };
  `;

  it("gives a function over Request and Response of lib DOM", () => {
    expect(check(text, dom)).toEqual([]);
  });

  it("gives a function over Request and Response of @types/node", () => {
    expect(check(text, node)).toEqual([]);
  });
});
