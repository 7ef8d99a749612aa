import type { PayloadWriter, WrittenPayload } from "../http/payload.js";
import { bestMediaType, negotiate } from "../http/media-type.js";
import { contractBreach, type ContractBreach } from "./breach.js";
import type { Problem } from "../base/problem.js";
import { compileReplyHeaders, type WriteReplyHeaders } from "./reply-headers.js";
import type { ServerOperation, ServerReply, ServerReplyTable, ServerRequest, ServerResponse } from "./server-types.js";
import { httpProblem } from "../http/payload.js";

/** Responses of an operation. */
export interface Replies {
  /** Media types of an operation's successful responses; empty if they have no body. */
  readonly offered: readonly string[];
  /** Converts a handler's result into a response. Throws a `ContractBreach`, or the error of a writer. */
  write(reply: ServerReply, request: ServerRequest): ServerResponse;
}

interface ReplyPlan {
  /** A writer for each media type, in order of the contract. */
  readonly content: readonly PayloadWriter[];
  readonly offered: readonly string[];
  /** Makes the headers that the contract declares. */
  readonly writeHeaders: WriteReplyHeaders;
}

/** Prepares the declared responses: by status, then by range ("4XX"), then "default". */
export function compileReplies({ table, responses }: ServerOperation, validate: boolean): Replies {
  const plans = new Map(Object.entries(responses).map(([status, reply]) => [status, compileReply(reply, validate)]));
  const byStatus = new Map<number, ReplyPlan>();
  for (let status = firstStatus; status <= lastStatus; status += 1) {
    const plan = plans.get(String(status)) ?? plans.get(`${Math.floor(status / 100)}XX`) ?? plans.get("default");
    if (plan !== undefined) byStatus.set(status, plan);
  }
  const isHead = table.method === "HEAD";
  return {
    offered: successTypes(plans),
    write(reply, request) {
      const plan = byStatus.get(planStatus(reply));
      if (plan === undefined) return writeUndeclared(reply, validate);
      const { status, body } = reply;
      // RFC 9110, sections 9.3.2, 15.3.5, 15.3.6 and 15.4.5.
      if (isHead || status === 204 || status === 205 || status === 304) return bodiless(plan, reply);
      if (plan.content.length === 0) {
        if (body === undefined) return bodiless(plan, reply);
        throw breach("http/body-undeclared", `The spec declares no body for status ${status}.`);
      }
      if (body === undefined) throw breach("http/body-required", `The spec declares a body for status ${status}.`);
      return writeBody(plan, reply, request, validate);
    },
  };
}

const firstStatus = 200;
const lastStatus = 599;

function compileReply(reply: ServerReplyTable, validate: boolean): ReplyPlan {
  return {
    content: reply.content,
    offered: reply.content.map(({ mediaType }) => mediaType),
    writeHeaders: compileReplyHeaders(reply, validate),
  };
}

/** Returns the media types of successful responses. Accept does not apply to errors. */
function successTypes(plans: ReadonlyMap<string, ReplyPlan>): readonly string[] {
  const successes = [...plans].filter(([status]) => status.startsWith("2"));
  const counted = successes.length > 0 ? successes : [...plans].filter(([status]) => status === "default");
  // An operation with one success without a body accepts every caller.
  if (counted.some(([, plan]) => plan.content.length === 0)) return [];
  return [...new Set(counted.flatMap(([, plan]) => plan.offered))];
}

/** The status to look up. A handler without types may return anything. */
function planStatus(reply: unknown): number {
  const status = typeof reply === "object" && reply !== null ? (reply as Partial<ServerReply>).status : undefined;
  if (typeof status === "number" && Number.isInteger(status) && status >= firstStatus && status <= lastStatus)
    return status;
  throw breach("http/status", "The handler did not return a reply with a status between 200 and 599.");
}

/** With the checks switched off, statuses that the contract does not know can be answered, but nothing can write a body. */
function writeUndeclared(reply: ServerReply, validate: boolean): ServerResponse {
  if (validate || reply.body !== undefined) {
    throw breach("http/status", `The spec does not declare the status ${reply.status}.`);
  }
  return bodiless(undeclared, reply);
}

const undeclared: ReplyPlan = /* @__PURE__ */ compileReply({ content: [] }, false);

function bodiless(plan: ReplyPlan, { status, headers }: ServerReply): ServerResponse {
  return {
    status,
    headers: headers === undefined && plan.writeHeaders.isIdle ? {} : plan.writeHeaders.into({}, headers),
    body: undefined,
  };
}

function writeBody(plan: ReplyPlan, reply: ServerReply, request: ServerRequest, validate: boolean): ServerResponse {
  const { status, body, headers, contentType: chosen } = reply;
  const writer = chosen === undefined ? negotiated(plan, request, body) : named(plan, chosen);
  const checked = validate ? writer.validate?.(body) : undefined;
  if (checked?.ok === false)
    throw contractBreach("The body of the reply is not valid against the spec.", checked.problems);
  const written = writeChecked(writer, body, chosen, validate);
  const fields: Record<string, string | readonly string[]> = { "Content-Type": written.contentType };
  // RFC 9110, section 12.5.5: caches must know that another caller may get another type.
  if (chosen === undefined && plan.content.length > 1) fields["Vary"] = "Accept";
  if (headers !== undefined || !plan.writeHeaders.isIdle) plan.writeHeaders.into(fields, headers);
  return { status, headers: fields, body: written.body };
}

/** Some faults show only when a body is written: a type that is none of the contract's. */
function writeChecked(
  writer: PayloadWriter,
  body: unknown,
  chosen: string | undefined,
  validate: boolean,
): WrittenPayload {
  try {
    return writer.write(body, chosen, { validate });
  } catch (error) {
    const problems = error instanceof Error ? (error as Partial<ContractBreach>).problems : undefined;
    throw problems === undefined
      ? error
      : contractBreach("The body of the reply is not valid against the spec.", problems);
  }
}

/**
 * Returns the writer that the caller prefers. A caller who accepts none gets the first: an error must be reported. The
 * first also writes bodies that the other cannot write: a body without a type has the first one.
 */
function negotiated(plan: ReplyPlan, request: ServerRequest, body: unknown): PayloadWriter {
  const first = plan.content[0]!;
  if (plan.content.length === 1) return first;
  const mediaType = negotiate(acceptOf(request), plan.offered);
  const liked = plan.content.find((writer) => writer.mediaType === mediaType) ?? first;
  return liked === first || liked.validate === undefined || liked.validate(body).ok ? liked : first;
}

function named(plan: ReplyPlan, contentType: string): PayloadWriter {
  const writer = bestMediaType(plan.content, contentType);
  if (writer !== undefined) return writer;
  throw breach("http/content-type", `The spec does not declare the media type "${contentType}" for this status.`);
}

/** The Accept header of a request. */
export function acceptOf({ headers }: ServerRequest): string | undefined {
  const accept = headers["accept"];
  return typeof accept === "object" ? accept.join(", ") : accept;
}

function breach(code: string, message: string): Error {
  const problems: readonly Problem[] = [httpProblem(code, message)];
  return contractBreach("The reply is not valid against the spec.", problems);
}
