import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { sharedPostgres } from "../../support/postgres.js";
import { endCommands, startWith } from "../support/command.js";

afterEach(endCommands);

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: object;
}

const text = (name: string): string =>
  readFileSync(join(import.meta.dirname, "../../../sandbox/container", name), "utf8");
const servicesOf = (name: string) =>
  (parse(text(name)) as { readonly services: Readonly<Record<string, Service>> }).services;

it("runs on the database of compose.postgres.yaml, in the environment of both files and of the image", async () => {
  const { sandbox, postgres } = servicesOf("compose.postgres.yaml");
  const image = Object.fromEntries(
    (/^ENV (.*)$/m.exec(text("Dockerfile"))?.[1] ?? "").split(" ").map((pair) => pair.split("=", 2)),
  ) as Readonly<Record<string, string>>;
  const environment = { ...image, ...servicesOf("compose.yaml")["sandbox"]?.environment, ...sandbox?.environment };
  expect(environment["SANDBOX_DATABASE"]).toBe(`postgres://${postgres?.environment["POSTGRES_USER"]}@postgres/sandbox`);
  expect(environment["PGPASSWORD"]).toBe(postgres?.environment["POSTGRES_PASSWORD"]);
  expect(sandbox?.depends_on).toEqual({ postgres: { condition: "service_healthy" } });
  const server = await sharedPostgres();
  const url = await server.createDatabase();
  const key = "a-key-of-a-container";
  const replaced = { SANDBOX_DATABASE: url, SANDBOX_CONTROL_KEY: key, PGPASSWORD: "none" };
  const started = await startWith({ ...environment, ...replaced });
  expect(started.address).toBe(environment["SANDBOX_PUBLIC_URL"]);
  expect(await server.query(url, "SELECT name FROM sandbox.companies ORDER BY id LIMIT 1")).toEqual([
    { name: "Lindgren Bicycles" },
  ]);
});
