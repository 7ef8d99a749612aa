import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import type { Credential, CredentialContext } from "../../../templates/runtime/client/credential.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import { rejection, schemes, type Answer } from "../../support/client-calls.js";
import { fakeTime, play, scriptedOperation, type ScriptedServer, type Turn } from "./scripted.js";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2030-01-01T00:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

/** A client that signs in by a provider, and the tokens that it sent. */
function client(
  token: Credential,
  turns: readonly Turn[] = [200],
): {
  server: ScriptedServer;
  sent: () => (string | null)[];
  call: (scopes?: string[], signal?: AbortSignal) => Promise<Answer>;
} {
  const server = play(turns);
  const connection = connect(
    { baseUrl: "https://api.example.com", fetch: server.fetch, auth: { token }, retries: retry() },
    schemes,
  );
  return {
    server,
    sent: () => server.requests.map(({ headers }) => headers.get("authorization")),
    call: (scopes = ["read"], signal) =>
      callOperation<Answer>(connection, scriptedOperation({ security: [{ token: scopes }] }), {}, { signal }),
  };
}

/** A provider of tokens "t1", "t2", ... that live for some milliseconds and take some to fetch. */
function provider(
  life: number,
  time = 10,
): { provide: Credential; contexts: CredentialContext[]; fail: { next: boolean } } {
  const contexts: CredentialContext[] = [];
  const fail = { next: false };
  return {
    contexts,
    fail,
    provide: async (context) => {
      contexts.push(context);
      const token = `t${contexts.length}`;
      if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
      if (fail.next) throw new Error("The token service is down.");
      return { token, expiresAt: fakeTime() + life };
    },
  };
}

async function settled<T>(promise: Promise<T>, time = 20): Promise<T> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(time);
  return promise;
}

describe("a token", () => {
  it("is fetched once for parallel calls, and kept", async () => {
    const { provide, contexts } = provider(60 * minute);
    const { call, sent } = client(provide);
    await settled(Promise.all(Array.from({ length: 100 }, () => call())));
    await settled(call());
    expect(contexts).toHaveLength(1);
    expect(new Set(sent())).toEqual(new Set(["Bearer t1"]));
  });

  it("is fetched for each set of scopes", async () => {
    const { provide, contexts } = provider(60 * minute);
    const { call } = client(provide);
    await settled(Promise.all([call(["read"]), call(["write"]), call(["read"])]));
    expect(contexts.map(({ scopes }) => scopes)).toEqual([["read"], ["write"]]);
  });

  it("is fetched once for scopes in any order", async () => {
    const { provide, contexts } = provider(60 * minute);
    const { call } = client(provide);
    await settled(Promise.all([call(["read", "write"]), call(["write", "read"])]));
    expect(contexts).toHaveLength(1);
  });

  it("that lives for 60 s is refreshed in the background after 30 s, and is waited for in its last 15 s", async () => {
    const { provide, contexts } = provider(minute, 0);
    const { call, sent } = client(provide);
    for (const pause of [0, 29_000, 2_000, 1_000, 47_000]) {
      await vi.advanceTimersByTimeAsync(pause);
      await settled(call(), 0);
    }
    expect(contexts).toHaveLength(3);
    expect(sent()).toEqual(["Bearer t1", "Bearer t1", "Bearer t1", "Bearer t2", "Bearer t3"]);
  });

  it("is refreshed in the background from 120 s before its end", async () => {
    const { provide, contexts } = provider(10 * minute);
    const { call, sent } = client(provide);
    await settled(call());
    await vi.advanceTimersByTimeAsync(8 * minute - 1000);
    await settled(call());
    expect(contexts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    await settled(call());
    expect(contexts).toHaveLength(2);
    await settled(call());
    expect(sent()).toEqual(["Bearer t1", "Bearer t1", "Bearer t1", "Bearer t2"]);
  });

  it("is waited for from 30 s before its end", async () => {
    const { provide, sent, call } = { ...provider(10 * minute), ...client(provider(10 * minute).provide) };
    expect(provide).toBeTypeOf("function");
    await settled(call());
    await vi.advanceTimersByTimeAsync(9.6 * minute);
    await settled(call());
    expect(sent()).toEqual(["Bearer t1", "Bearer t2"]);
  });

  it("whose refresh failed is used until its end, and the provider rests for 5 s", async () => {
    const { provide, contexts, fail } = provider(10 * minute);
    const { call, sent } = client(provide);
    await settled(call());
    await vi.advanceTimersByTimeAsync(9.6 * minute);
    fail.next = true;
    await settled(call());
    await settled(call());
    expect(contexts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    await settled(call());
    expect(contexts).toHaveLength(3);
    expect(sent()).toEqual(["Bearer t1", "Bearer t1", "Bearer t1", "Bearer t1"]);
    await vi.advanceTimersByTimeAsync(minute);
    expect(await rejection(settled(call()))).toMatchObject({ message: "The token service is down." });
    expect(await rejection(settled(call(), 0))).toMatchObject({ message: "The token service is down." });
    expect(contexts).toHaveLength(4);
  });

  it.each([
    [undefined, 5_000],
    [1_000, 5_000],
    [20_000, 20_000],
    [1e15, 60_000],
    [-1, 5_000],
    ["soon", 5_000],
  ])("whose refresh failed with retryAfter %j is not refreshed for %s ms", async (retryAfter, pause) => {
    let asked = 0;
    const { call } = client(() => {
      asked += 1;
      throw Object.assign(new Error("down"), { retryAfter });
    });
    await rejection(settled(call(), 0));
    await vi.advanceTimersByTimeAsync(pause - 1);
    await rejection(settled(call(), 0));
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await rejection(settled(call(), 0));
    expect(asked).toBe(2);
  });

  it("without an end is kept until it is rejected", async () => {
    const rejected: unknown[] = [];
    const { call, sent } = client(
      (context) => ({ token: `t${rejected.push(context.rejected)}` }),
      [200, 200, 401, 200],
    );
    await settled(call());
    await vi.advanceTimersByTimeAsync(1000 * minute);
    await settled(call());
    expect(await settled(call())).toMatchObject({ status: 200, attempts: 2, retryDelay: 0 });
    expect(sent()).toEqual(["Bearer t1", "Bearer t1", "Bearer t1", "Bearer t2"]);
    expect(rejected).toEqual([undefined, "t1"]);
  });

  it("is fetched once if 100 parallel calls get 401", async () => {
    const { provide, contexts } = provider(60 * minute);
    const { call, server } = client(provide, [...Array<Turn>(100).fill(401), 200]);
    const results = await settled(Promise.all(Array.from({ length: 100 }, () => call())), 50);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    expect(contexts).toHaveLength(2);
    expect(server.requests).toHaveLength(200);
  });

  it("releases the response that rejected it, also if the next attempt fails", async () => {
    const { provide } = provider(60 * minute);
    let isCancelled = false;
    const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
    const { call } = client(provide, [() => new Response(body, { status: 401 }), "reset"]);
    expect(await rejection(settled(call(), 5000))).toMatchObject({ name: "NetworkError" });
    expect(isCancelled).toBe(true);
  });

  it("that is rejected again ends the call with 401", async () => {
    const { provide, contexts } = provider(60 * minute);
    const { call, server } = client(provide, [401]);
    expect(await settled(call(), 50)).toMatchObject({ status: 401, attempts: 2 });
    expect(server.requests).toHaveLength(2);
    expect(contexts).toHaveLength(2);
  });

  it("is not refreshed within the count of retries", async () => {
    const { provide } = provider(60 * minute);
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { call } = client(provide, [503, 401, 503, 200]);
    expect(await settled(call(), 50)).toMatchObject({ status: 200, attempts: 4 });
    vi.restoreAllMocks();
  });

  it("outlives a call that is aborted, if others wait for it", async () => {
    const { provide, contexts } = provider(60 * minute, 100);
    const { call } = client(provide);
    const controller = new AbortController();
    const aborted = rejection(call(["read"], controller.signal));
    const other = call();
    await vi.advanceTimersByTimeAsync(1);
    const { signal } = contexts[0]!;
    controller.abort(new Error("mine"));
    expect(await aborted).toMatchObject({ message: "mine" });
    expect(signal.aborted).toBe(false);
    expect(await settled(other, 200)).toMatchObject({ status: 200 });
    expect(contexts).toHaveLength(1);
  });
});

describe("a credential that is no token", () => {
  it("is fetched for each attempt, and once more after 401", async () => {
    const rejected: unknown[] = [];
    const { call, sent } = client((context) => `s${rejected.push(context.rejected)}`, [200, 401, 200]);
    await settled(Promise.all([call(), call()]));
    expect(sent()).toEqual(["Bearer s1", "Bearer s2", "Bearer s3"]);
    expect(rejected).toEqual([undefined, undefined, "s2"]);
  });

  it("that stays the same is not sent again after 401", async () => {
    const { call, server } = client(() => "same", [401, 200]);
    expect(await settled(call())).toMatchObject({ status: 401, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it("that is a value is not sent again after 401", async () => {
    const { call, server } = client("fixed", [401, 200]);
    expect(await settled(call())).toMatchObject({ status: 401, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it("is shared by parallel calls after a provider had none", async () => {
    let asked = 0;
    const { call, sent } = client(async () => {
      await Promise.resolve();
      asked += 1;
      return asked === 1 ? undefined : { token: `t${asked}` };
    });
    await rejection(settled(call()));
    await settled(Promise.all([call(), call(), call()]));
    expect([asked, ...sent()]).toEqual([2, "Bearer t2", "Bearer t2", "Bearer t2"]);
  });
});

describe("a credential that is not a token", () => {
  it("is asked for by each call, parallel ones too", async () => {
    const seen: CredentialContext[] = [];
    const { call, sent } = client((context) => `c${seen.push(context)}`);
    await settled(call());
    await settled(Promise.all([call(), call()]));
    expect(sent()).toEqual(["Bearer c1", "Bearer c2", "Bearer c3"]);
    expect(seen.map(({ rejected }) => rejected)).toEqual([undefined, undefined, undefined]);
  });
});
