import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { allowedXml, xmlAnswers } from "./xml-answers.js";

// Files share a process: what one leaves changed, the next would meet.
const shared = ["Date", "FormData", "Headers", "Request", "Response", "fetch", "setTimeout"] as const;
const before = shared.map((name) => globalThis[name]);
afterAll(() => {
  const changed = shared.filter((name, index) => globalThis[name] !== before[index]);
  for (const name of changed) Object.assign(globalThis, { [name]: before[shared.indexOf(name)] });
  expect(changed, "global names that the file has left changed").toEqual([]);
});

/**
 * Loaded before each test file: tests of the sandbox fail if one of its servers has an internal error, such as an
 * invalid response, or if an XML response is not valid against the XSDs. The stubs of the sandbox validate every
 * response, and report such errors on the console while the caller sees a 500.
 */
if (/[\\/]test[\\/]sandbox[\\/]/.test(expect.getState().testPath ?? "")) {
  const seenErrors: unknown[] = [];
  const { error } = console;
  const { fetch } = globalThis;
  // Set where tests run: a file whose tests are all skipped runs no `afterAll`, and would leave both to the next file.
  beforeAll(() => {
    console.error = (...words: unknown[]) => {
      seenErrors.push(...words.filter((word) => word instanceof Error));
      error(...words);
    };
    globalThis.fetch = xmlAnswers.checked(fetch);
    xmlAnswers.take();
  });
  afterEach(({ task }) => {
    const isAllowed = Object.hasOwn(allowedXml, task.name);
    const refused = xmlAnswers.take();
    if (isAllowed) expect(refused, "XML that a validator of XSD 1.0 refuses").not.toEqual([]);
    else expect(refused, "XML that the XSDs of the contracts refuse").toEqual([]);
  });
  afterAll(() => {
    console.error = error;
    globalThis.fetch = fetch;
    expect(seenErrors, "errors of the servers of a sandbox").toEqual([]);
    expect(xmlAnswers.take(), "XML that the XSDs of the contracts refuse").toEqual([]);
  });
}
