// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { z } from "zod";
import type * as types from "./types.js";
import * as validators from "./validators.js";

const attributesShape: z.ZodType = /* @__PURE__ */ z.lazy(() => objectWith({}, z.string()));

/** A valid Attributes. */
export const attributesSchema: z.ZodType<types.Attributes, types.Attributes> = /* @__PURE__ */ checked(
  validators.validateAttributes,
  () => attributesShape,
);

const customerShape: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  looseObject({ email: z.string(), name: z.string().optional(), referredBy: customerShape.optional() }),
);

/** A valid Customer. */
export const customerSchema: z.ZodType<types.Customer, types.Customer> = /* @__PURE__ */ checked(
  validators.validateCustomer,
  () => customerShape,
);

const customerRequestShape: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  looseObject({
    email: z.string(),
    name: z.string().optional(),
    password: z.string().optional(),
    referredBy: customerRequestShape.optional(),
  }),
);

/** A valid CustomerRequest. */
export const customerRequestSchema: z.ZodType<types.CustomerRequest, types.CustomerRequest> = /* @__PURE__ */ checked(
  validators.validateCustomerRequest,
  () => customerRequestShape,
);

/** A valid Line. */
export const lineSchema: z.ZodType<types.Line, types.Line> = /* @__PURE__ */ typed(() =>
  strictObject({ sku: z.string().min(1), price: z.number().gt(0) }),
);

/** A valid Order. */
export const orderSchema: z.ZodType<types.Order, types.Order> = /* @__PURE__ */ typed(() =>
  looseObject({
    id: z.number().gte(1).refine(Number.isInteger),
    status: statusSchema,
    lines: z.array(lineSchema).min(1).max(100),
    note: z.union([z.string(), z.null()]).optional(),
    extra: z.unknown().refine((value) => value !== undefined),
    customer: customerSchema.optional(),
  }),
);

/** A valid OrderRequest. */
export const orderRequestSchema: z.ZodType<types.OrderRequest, types.OrderRequest> = /* @__PURE__ */ typed(() =>
  looseObject({
    id: z.number().gte(1).refine(Number.isInteger),
    status: statusSchema,
    lines: z.array(lineSchema).min(1).max(100),
    note: z.union([z.string(), z.null()]).optional(),
    extra: z.unknown().refine((value) => value !== undefined),
    customer: customerRequestSchema.optional(),
  }),
);

const paymentShape: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.union([looseObject({ card: z.string() }), looseObject({ iban: z.string() })]),
);

/** A valid Payment. */
export const paymentSchema: z.ZodType<types.Payment, types.Payment> = /* @__PURE__ */ checked(
  validators.validatePayment,
  () => paymentShape,
);

const pricedShape: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.intersection(lineSchema, looseObject({ price: z.unknown().optional() })),
);

/** A valid Priced. */
export const pricedSchema: z.ZodType<types.Priced, types.Priced> = /* @__PURE__ */ checked(
  validators.validatePriced,
  () => pricedShape,
);

/** A valid Status. */
export const statusSchema: z.ZodType<types.Status, types.Status> = /* @__PURE__ */ typed(() =>
  z.literal(["open", "sent"]),
);

const treeShape: z.ZodType = /* @__PURE__ */ z.lazy(() => looseObject({ children: z.array(treeShape).optional() }));

/**
 * A valid Tree.
 *
 * @deprecated
 */
export const treeSchema: z.ZodType<types.Tree, types.Tree> = /* @__PURE__ */ checked(
  validators.validateTree,
  () => treeShape,
);

const looseObject: (shape: z.ZodRawShape) => z.ZodType = z.looseObject;

function objectWith(shape: z.ZodRawShape, others: z.ZodType): z.ZodType {
  return z.object(shape).catchall(others);
}

const strictObject: (shape: z.ZodRawShape) => z.ZodType = z.strictObject;

function typed<Value>(schema: () => z.ZodType): z.ZodType<Value, Value> {
  return z.lazy(schema) as unknown as z.ZodType<Value, Value>;
}

interface Validated {
  readonly ok: boolean;
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

function addProblems({ problems = [] }: Validated, { value, issues }: z.core.ParsePayload): void {
  for (const { path, message } of problems)
    issues.push({ code: "custom", input: value, path: keysIn(value, path), message });
}

/** The keys of a JSON Pointer; those of arrays are numbers. */
function keysIn(value: unknown, pointer: string): PropertyKey[] {
  let part = value;
  return pointer
    .split("/")
    .slice(1)
    .map((step) => {
      const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
      const key = Array.isArray(part) ? Number(name) : name;
      part = (part as Record<PropertyKey, unknown> | null | undefined)?.[key];
      return key;
    });
}

/** The validator runs first: zod has no equivalent of some keywords. */
function checked<Value>(validate: (value: unknown) => Validated, shape: () => z.ZodType): z.ZodType<Value, Value> {
  const schema = (): z.ZodType => {
    const valid = z.unknown().check((payload) => addProblems(validate(payload.value), payload));
    return valid.pipe(shape());
  };
  return z.lazy(schema) as unknown as z.ZodType<Value, Value>;
}
