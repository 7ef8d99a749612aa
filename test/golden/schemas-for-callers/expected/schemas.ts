// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { looksLike } from "../runtime/http.js";
import {
  type Outline,
  type StandardSchema,
  type ValidateOptions,
  requireValid,
  standardSchema,
} from "../runtime/json.js";
import type { Line, Order, OrderRequest, Payment } from "./types.js";
import { validateLine, validateOrder, validateOrderRequest, validatePayment } from "./validators.js";

/** Throws an `AssertionError` with every problem unless a value is a valid Line. */
export function assertLine(value: unknown, options?: ValidateOptions): asserts value is Line {
  requireValid("Line", validateLine(value, options));
}

/** A valid Line for tools that take Standard Schema. */
export const lineSchema: StandardSchema<Line> = /* @__PURE__ */ standardSchema(validateLine);

/** The outline of Line, for `withDefaults`, `withoutUnknown` and `fromStrings`. */
export const lineOutline: Outline = {
  members: { sku: { text: ["string"] }, amount: { text: ["number"] }, of: { items: () => lineOutline } },
  defaults: { amount: 1 },
};

/** Throws an `AssertionError` with every problem unless a value is a valid Order. */
export function assertOrder(value: unknown, options?: ValidateOptions): asserts value is Order {
  requireValid("Order", validateOrder(value, options));
}

/** A valid Order for tools that take Standard Schema. */
export const orderSchema: StandardSchema<Order> = /* @__PURE__ */ standardSchema(validateOrder);

/** The outline of Order, for `withDefaults`, `withoutUnknown` and `fromStrings`. */
export const orderOutline: Outline = {
  members: {
    id: { text: ["number"] },
    count: { text: ["number"] },
    express: { text: ["boolean"] },
    note: { text: ["null", "string"] },
    tags: { items: { text: ["string"] } },
    payment: () => paymentOutline,
    lines: { items: () => lineOutline },
    labels: { others: [{ text: ["string"] }] },
  },
  defaults: { count: 1, express: false, tags: ["new"] },
};

/** Throws an `AssertionError` with every problem unless a value is a valid OrderRequest. */
export function assertOrderRequest(value: unknown, options?: ValidateOptions): asserts value is OrderRequest {
  requireValid("OrderRequest", validateOrderRequest(value, options));
}

/** A valid OrderRequest for tools that take Standard Schema. */
export const orderRequestSchema: StandardSchema<OrderRequest> = /* @__PURE__ */ standardSchema(validateOrderRequest);

/** The outline of OrderRequest, for `withDefaults`, `withoutUnknown` and `fromStrings`. */
export const orderRequestOutline: Outline = {
  members: {
    count: { text: ["number"] },
    express: { text: ["boolean"] },
    note: { text: ["null", "string"] },
    tags: { items: { text: ["string"] } },
    payment: () => paymentOutline,
    lines: { items: () => lineOutline },
    labels: { others: [{ text: ["string"] }] },
  },
  defaults: { count: 1, express: false, tags: ["new"] },
};

/** Throws an `AssertionError` with every problem unless a value is a valid Payment. */
export function assertPayment(value: unknown, options?: ValidateOptions): asserts value is Payment {
  requireValid("Payment", validatePayment(value, options));
}

/** A valid Payment for tools that take Standard Schema. */
export const paymentSchema: StandardSchema<Payment> = /* @__PURE__ */ standardSchema(validatePayment);

/** The outline of Payment, for `withDefaults`, `withoutUnknown` and `fromStrings`. */
export const paymentOutline: Outline = {
  choices: [
    [
      {
        of: { members: { kind: { text: ["string"] }, retries: { text: ["number"] } }, defaults: { retries: 3 } },
        when: /* @__PURE__ */ looksLike(["kind"], { kind: ["card"] }),
      },
      {
        of: { members: { kind: { text: ["string"] }, change: { text: ["number"] } }, defaults: { change: 0 } },
        when: /* @__PURE__ */ looksLike(["kind"], { kind: ["cash"] }),
      },
    ],
  ],
};

export { formatProblems } from "../runtime/base.js";
export { type ProblemDetails, toProblemDetails } from "../runtime/base.js";
export { type AssertionError, isAssertionError } from "../runtime/json.js";
export { withDefaults } from "../runtime/json.js";
export { withoutUnknown } from "../runtime/json.js";
export { fromStrings } from "../runtime/parameters.js";
