import type { ReceiveAnswerReceived } from "./server.js";

/** The answer: one of the two is there. */
export function outcome({ query }: ReceiveAnswerReceived): string {
  return query.code ?? query.error;
}
