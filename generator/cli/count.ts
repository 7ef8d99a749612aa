import { InvalidArgumentError } from "commander";

/** The value of an option that takes a number, 0 or more. */
export function count(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Write a number, 0 or more.");
  return Number(text);
}

/** The value of an option that accepts a percentage from 0 to 100. */
export function percent(text: string): number {
  if (!/^(?:100|\d{1,2}(?:\.\d{1,6})?)$/.test(text)) throw new InvalidArgumentError("Write a number from 0 to 100.");
  return Number(text);
}
