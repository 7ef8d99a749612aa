import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { certificatesIn } from "../../sandbox/tls/certificates.js";
import { tempFolder } from "../support/temp-folder.js";
import { end, endCommands, pasted, start } from "./support/command.js";
import { known } from "./support/seeds.js";

afterEach(endCommands);

interface Client {
  readonly cert?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests an auth token like the marketplace; returns the status and the body of the response. */
function askForToken(address: string, ca: string, { headers, ...client }: Client): Promise<unknown> {
  const url = `${address}/profile-service/v1/keys/principals/${known.lindgren}/authtoken/`;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: "POST", ca, ...client, ...(headers !== undefined && { headers }) },
      (answer) => {
        let text = "";
        answer.on("data", (part) => (text += String(part)));
        answer.on("end", () => resolve([answer.statusCode, text === "" ? "" : JSON.parse(text)]));
      },
    );
    sent.on("error", reject).end();
  });
}

/** The certificate of the client in a folder. */
function clientIn(folder: string): Client {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  return { cert: read("client.pem"), key: read("client-key.pem") };
}

describe("travel-expense-sandbox --tls", () => {
  it("makes certificates, and gives auth tokens to a client that presents one of its authority alone", async () => {
    const [folder, elsewhere] = [join(tempFolder({}), "it's"), tempFolder({})];
    const sandbox = await start("--tls", folder);
    expect(sandbox.address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    const authority = readFileSync(join(folder, "authority.pem"), "utf8");
    certificatesIn(elsewhere);

    const ask = (client: Client) => askForToken(sandbox.address, authority, client);
    expect(await ask(clientIn(folder))).toEqual([200, expect.objectContaining({ status: "PASS", code: 0 })]);
    const refused = await ask({});
    expect(refused).toEqual([401, expect.anything()]);
    expect(await ask(clientIn(elsewhere))).toEqual(refused);
    // The stand-in is for plain HTTP.
    expect(await ask({ headers: { "sandbox-client-certificate": "marketplace" } })).toEqual(refused);
    expect(pasted(sandbox.said)).toMatchObject([{}, { purchaseRequestId: "PRQ-5001" }, { errors: [{}, {}, {}] }]);
    expect(await end(sandbox)).toBe(0);
  });
});

describe("the host name of a world", () => {
  it("has a certificate of the authority, also after a restart", async () => {
    const folder = tempFolder({});
    for (let count = 1; count <= 2; count += 1) {
      const sandbox = await start("--tls", folder);
      const ca = readFileSync(join(folder, "authority.pem"), "utf8");
      const statusAt = (servername: string) =>
        new Promise((resolve, reject) => {
          const path = "/api/v3.0/invoice/vendors";
          const options = { host: "127.0.0.1", port: new URL(sandbox.address).port, path, ca, servername };
          request({ ...options, headers: { host: servername } }, (answer) => resolve(answer.resume().statusCode))
            .on("error", reject)
            .end();
        });
      // The world does not exist, which is the response of the sandbox.
      expect(await statusAt("alpha.localhost")).toBe(404);
      expect(await statusAt("localhost")).toBe(401);
      await expect(statusAt("alpha.example")).rejects.toMatchObject({ code: "ERR_TLS_CERT_ALTNAME_INVALID" });
      expect(await end(sandbox)).toBe(0);
    }
  });

  it("has none of an authority that the sandbox has not created, or whose key is missing", () => {
    const folder = tempFolder({});
    expect(certificatesIn(folder).certificateOf("alpha.localhost")).toBeDefined();
    rmSync(join(folder, "authority-key.pem"));
    expect(certificatesIn(folder).certificateOf("alpha.localhost")).toBeUndefined();
  });
});

describe("the certificates in a folder", () => {
  it("are kept, and their keys are read by nobody else", () => {
    const folder = tempFolder({});
    const { serverCertificate } = certificatesIn(folder);
    expect(certificatesIn(folder).serverCertificate).toEqual(serverCertificate);
    for (const name of ["server-key.pem", "client-key.pem", "authority-key.pem"])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it("are not written over where one of them is somebody's", () => {
    const folder = join(tempFolder({}), "own");
    mkdirSync(folder);
    writeFileSync(join(folder, "authority.pem"), "mine");
    expect(() => certificatesIn(folder)).toThrow("EEXIST");
    expect(readFileSync(join(folder, "authority.pem"), "utf8")).toBe("mine");
  });
});
