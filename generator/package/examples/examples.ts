import { callOperation } from "./call-operation.js";
import type { ExampleWriter } from "./example.js";
import { implementInterface } from "./implement-interface.js";
import { readXml } from "./read-xml.js";
import { testInProcess } from "./test-in-process.js";
import { validatePayload } from "./validate-payload.js";

/** First tasks of people with a package, in this order. */
export const exampleWriters: readonly ExampleWriter[] = [
  callOperation,
  validatePayload,
  readXml,
  implementInterface,
  testInProcess,
];
