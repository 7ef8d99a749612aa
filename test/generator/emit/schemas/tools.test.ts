import { sValidator } from "@hono/standard-validator";
import { FormApi } from "@tanstack/form-core";
import { initTRPC } from "@trpc/server";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { emitted, type Order } from "./emitted.js";

const { orderSchema } = await emitted();
const valid: Order = { payment: { kind: "card" } };

describe("tools that take Standard Schema", () => {
  it("tRPC checks the input of a procedure, and knows its type", async () => {
    const t = initTRPC.create();
    const router = t.router({ kind: t.procedure.input(orderSchema).query(({ input }) => input.payment.kind) });
    const caller = t.createCallerFactory(router)({});
    const kind: "card" | "cash" = await caller.kind(valid);
    expect(kind).toBe("card");
    const wrong = { payment: { kind: "cheque" } } as unknown as Order;
    await expect(caller.kind(wrong)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("Hono checks the body of a request, and knows its type", async () => {
    const app = new Hono().post("/orders", sValidator("json", orderSchema), (context) => {
      const order: Order = context.req.valid("json");
      return context.json({ kind: order.payment.kind });
    });
    const post = async (body: unknown): Promise<readonly [number, unknown]> => {
      const headers = { "content-type": "application/json" };
      const answer = await app.request("/orders", { method: "POST", headers, body: JSON.stringify(body) });
      return [answer.status, await answer.json()];
    };
    expect(await post(valid)).toEqual([200, { kind: "card" }]);
    expect(await post({ ...valid, count: "1" })).toMatchObject([400, { error: [{ path: ["count"] }] }]);
  });

  it("TanStack Form tells the problems of each field", async () => {
    const defaultValues: Order = { ...valid, count: 0.5 };
    const form = new FormApi({
      defaultValues,
      validators: { onSubmit: orderSchema },
    });
    form.mount();
    await form.handleSubmit();
    const { isValid, errors } = form.state;
    expect(isValid).toBe(false);
    expect(errors).toMatchObject([{ count: [{ path: ["count"] }] }]);
  });
});
