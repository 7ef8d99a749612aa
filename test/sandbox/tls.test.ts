import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

describe("the certificates in a folder", () => {
  it("are kept, and their keys are read by nobody else", () => {
    const folder = tempFolder({});
    const made = certificatesIn(folder);
    expect(certificatesIn(folder)).toEqual(made);
    for (const name of ["server-key.pem", "client-key.pem"])
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
