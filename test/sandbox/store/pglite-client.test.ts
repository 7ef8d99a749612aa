import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { beginDatabase } from "../../../sandbox/store/begin-database.js";
import { PgliteClient } from "../../../sandbox/store/pglite-client.js";
import { maxStatements } from "../../../sandbox/store/pglite-connection.js";

/** The error with which PostgreSQL ends, as the database sends it. */
const panic = Buffer.from("E\0\0\0\0SPANIC\0C53100\0MNo space left on device\0\0", "latin1");
panic.writeInt32BE(panic.length - 1, 1);

describe("the client of PGlite", () => {
  let database: PGlite;
  let client: PgliteClient;
  beforeAll(async () => {
    database = await beginDatabase({}).client;
    client = new PgliteClient(database, undefined);
    await client.execute("CREATE TABLE public.numbers (value integer PRIMARY KEY, note jsonb)");
  });

  it("reads rows as objects or arrays, with values by their types", async () => {
    const text = "SELECT $1::integer AS number, $2::jsonb AS json, NULL AS nothing, $3::boolean AS flag";
    const values = [7, { a: [1] }, true];
    expect((await client.query(text, values)).rows).toEqual([
      { number: 7, json: { a: [1] }, nothing: null, flag: true },
    ]);
    const options = { rowMode: "array", parsers: { 23: (value: string) => `${value}!` } } as const;
    expect((await client.query(text, values, options)).rows).toEqual([["7!", { a: [1] }, null, true]]);
  });

  it("prepares a statement once, and forgets the oldest of many", async () => {
    const send = vi.spyOn(database, "execProtocolRawStream");
    const messages = async (text: string): Promise<number> => {
      send.mockClear();
      await client.query(text);
      return send.mock.calls.length;
    };
    expect([await messages("SELECT 1"), await messages("SELECT 1")]).toEqual([5, 3]);
    for (let count = 0; count < maxStatements; count += 1) await client.query(`SELECT ${count} + 2`);
    const { rows } = await client.query("SELECT count(*)::integer FROM pg_prepared_statements", [], {
      rowMode: "array",
    });
    expect(rows).toEqual([[maxStatements]]);
    expect(await messages("SELECT 1")).toBe(6);
    send.mockRestore();
  });

  it("goes on after an error, and undoes the transaction around it", async () => {
    const insert = "INSERT INTO public.numbers (value) VALUES ($1)";
    await client.query(insert, [1]);
    await expect(client.query(insert, [1])).rejects.toMatchObject({ code: "23505" });
    const work = client.transaction(async (inner) => {
      await inner.query(insert, [2]);
      await inner.query(insert, [1]);
    });
    await expect(work).rejects.toMatchObject({ code: "23505" });
    const swallowed = client.transaction(async (inner) => {
      await inner.query(insert, [3]);
      await inner.query(insert, [1]).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow("A statement of the transaction failed.");
    expect((await client.query("SELECT value FROM public.numbers")).rows).toEqual([{ value: 1 }]);
  });
});

it("opens a database of a folder again after a crash, and never calls the one that crashed", async () => {
  const crashed = {
    execProtocolRawStream: vi.fn((_: Uint8Array, { onRawData }: { onRawData(data: Uint8Array): void }) => {
      onRawData(panic);
      return Promise.resolve();
    }),
  };
  let opens = 0;
  const reopen = async (): Promise<PGlite> => {
    if ((opens += 1) === 1) throw new Error("The disk is still full.");
    return beginDatabase({}).client;
  };
  vi.useFakeTimers({ toFake: ["performance"] });
  const client = new PgliteClient(crashed as never, reopen);
  const query = () => client.query("SELECT 1 AS one");
  const lost = { code: "LOST_DATABASE", cause: { code: "53100" } };
  await expect(query()).rejects.toMatchObject({ code: "53100", severity: "PANIC" });
  // The first attempt fails, and the next one has to wait.
  for (let count = 1; count <= 3; count += 1) await expect(query()).rejects.toMatchObject(lost);
  expect(opens).toBe(1);
  vi.advanceTimersByTime(1000);
  expect((await query()).rows).toEqual([{ one: 1 }]);
  expect(crashed.execProtocolRawStream).toHaveBeenCalledTimes(1);
  await client.close();
  vi.useRealTimers();
});
