import type { ExampleWriter } from "./example.js";
import { implementInterface } from "./implement-interface.js";
import { readXmlExample } from "./read-xml.js";
import { testInProcess } from "./test-in-process.js";
import { validatePayload } from "./validate-payload.js";

/** The examples after the first call, in this order. */
export const moreExamples: readonly ExampleWriter[] = [
  validatePayload,
  readXmlExample,
  implementInterface,
  testInProcess,
];
