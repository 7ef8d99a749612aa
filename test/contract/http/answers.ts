import type { IncomingMessage } from "node:http";
import { listen } from "../../support/raw-http.js";

/** A hand-written response. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
}

/** A request as it came over the wire. */
export interface Asked {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A server of node:http without a spec: it sends the configured response and records requests. */
export interface Answering {
  readonly url: string;
  readonly asked: Asked[];
  answer: Answer;
  close(): Promise<void>;
}

export async function answering(answer: Answer = {}): Promise<Answering> {
  const asked: Asked[] = [];
  const { url, close } = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: target = "", headers } = request;
      asked.push({ method, target, headers, body: Buffer.concat(chunks) });
      const { status = 200, headers: fields = {}, body } = given.answer;
      response.writeHead(status, fields as Record<string, string | string[]>);
      response.end(body);
    });
  });
  const given: Answering = { url, asked, answer, close };
  return given;
}

/** The error that a call fails with; fails itself when the call does not. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("The call succeeded.");
}
