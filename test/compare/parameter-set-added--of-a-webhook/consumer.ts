import type { ReceiveAnswerReceived } from "./server.js";

/** What was answered: one of the two is there. */
export function outcome({ query }: ReceiveAnswerReceived): string {
  return query.code ?? query.error;
}
