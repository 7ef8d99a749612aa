import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { sharedSandbox } from "./support/shared-sandbox.js";

const root = join(import.meta.dirname, "../..");
const sandbox = await sharedSandbox();

type Call = (input?: unknown) => Promise<{ readonly status: number }>;

it("has an example of every control operation in its page, and all of them work in that order", async () => {
  const page = readFileSync(join(root, "docs/reference/sandbox.md"), "utf8");
  const example = /## Controls[^]*?```ts\n([^]*?)```/.exec(page)?.[1] ?? "";
  const contract = parse(readFileSync(join(root, "sandbox/control/openapi.yaml"), "utf8")) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
  };
  const operations = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => operationId ?? []),
  );
  // A call and a delivery that the example repeats.
  const before = await sandbox.fetch(`${sandbox.baseUrl}/api/v3.0/invoice/vendors`);
  expect(before.status).toBe(401);
  const { data: journal } = await sandbox.control.readJournal();
  const id = (journal as readonly { readonly id: number }[]).at(-1)?.id ?? 0;
  const names = { id: "delivery-1", applicationId: sandbox.credentials.application.id, subscriptionId: "ours" };
  const delivery = { ...names, eventId: "e-1", endpoint: "http://127.0.0.1:9/", attempt: 1, body: {} };
  const dueAt = "2029-01-01T08:00:00.000Z";
  await sandbox.control.saveRecords({ body: { deliveries: [{ ...delivery, dueAt, status: 500 }] } });
  const called: string[] = [];
  const calls = Object.entries(sandbox.control as unknown as Readonly<Record<string, Call>>).map(([name, call]) => [
    name,
    async (input?: unknown) => {
      const answer = await call(input);
      expect(answer.status, name).toBeLessThan(300);
      called.push(name);
      return answer;
    },
  ]);
  const AsyncFunction = (async () => Promise.resolve()).constructor as new (
    ...text: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction("control", "credentials", example.replace("{ id: 1 }", `{ id: ${id} }`))(
    Object.fromEntries(calls),
    sandbox.credentials,
  );
  expect(called.toSorted()).toEqual(operations.toSorted());
});
