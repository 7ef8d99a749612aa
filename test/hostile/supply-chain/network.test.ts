import { execFileSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { resolveTxt } from "node:dns";
import { lookup, resolve4, Resolver } from "node:dns/promises";
import { createServer, connect, type AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { promise } from "../../support/promise.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const refused = 'Tests have no network: "192.0.2.1" was asked for.';

describe("the tests", () => {
  promise(["no-network"], "reach no other machine by sockets, fetch and look-ups", async () => {
    const socket = connect(80, "192.0.2.1");
    const error = await new Promise<Error>((resolve) => socket.once("error", resolve));
    expect(error.message).toBe(refused);
    await expect(fetch("http://192.0.2.1/")).rejects.toMatchObject({ cause: { message: refused } });
    await expect(lookup("registry.example")).rejects.toThrow("Tests have no network");
    await expect(resolve4("registry.example")).rejects.toThrow("Tests have no network");
    await expect(new Resolver().reverse("192.0.2.1")).rejects.toThrow("Tests have no network");
    const said = await new Promise((resolve) => resolveTxt("registry.example", resolve));
    expect(String(said)).toContain("Tests have no network");
    const sender = createSocket("udp4");
    expect(() => sender.send("x", 53, "192.0.2.1")).toThrow(refused);
    expect(() => sender.connect(53, "192.0.2.1")).toThrow(refused);
    sender.close();
  });

  it("reach no other machine by programs that they start", () => {
    const program = 'fetch("http://192.0.2.1/").catch(({ cause }) => console.log(cause.message));';
    const env = { ...process.env, NODE_NO_WARNINGS: "1" };
    expect(execFileSync(process.execPath, ["-e", program], { env, encoding: "utf8" })).toBe(`${refused}\n`);
  });

  it("reach this machine", async () => {
    const server = createServer((socket) => socket.end("here"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const texts = await Promise.all(
      [connect(port, "localhost"), connect({ port, host: "127.0.0.1" })].map(async (socket) => {
        const parts: string[] = [];
        for await (const part of socket) parts.push(String(part));
        return parts.join("");
      }),
    );
    expect(texts).toEqual(["here", "here"]);
    server.close();
  });
});

describe("the toolchain", () => {
  it("asks for nothing when a spec refers to other machines", async () => {
    const schema = { $ref: "http://192.0.2.1/order.yaml" };
    const document = {
      openapi: "3.1.0",
      info: { title: "a", version: "1" },
      servers: [{ url: "http://192.0.2.1" }],
      paths: {},
      components: { schemas: { schema, Near: { type: "string" } } },
      externalDocs: { url: "http://192.0.2.1/docs" },
      jsonSchemaDialect: "http://192.0.2.1/dialect",
    };
    const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="http://192.0.2.1/a.xsd"/><xs:import namespace="urn:a" schemaLocation="http://192.0.2.1/b.xsd"/><xs:element name="a"/></xs:schema>`;
    const cwd = tempFolder({ "a.json": JSON.stringify(document), "a.xsd": xsd });
    for (const path of ["a.json", "a.xsd"]) {
      for (const strictness of ["strict", "lenient"]) {
        const { code, stderr } = await cli(["generate", path, "-o", "out", "--strictness", strictness], { cwd });
        // Nothing uses what the missing XSDs would define: each is a warning.
        expect(code).toBe(strictness === "strict" && path === "a.json" ? 1 : 0);
        expect(stderr).toContain("192.0.2.1");
        expect(stderr).not.toContain("Tests have no network");
      }
    }
  });
});
