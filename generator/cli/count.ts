import { InvalidArgumentError } from "commander";

/** The value of an option that takes a number, 0 or more. */
export function count(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Write a number, 0 or more.");
  return Number(text);
}
