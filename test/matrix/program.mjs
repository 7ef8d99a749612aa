import { readFileSync } from "node:fs";

/** A function that calls the server by the client; "API" and "ADAPTERS" are where the generated code is. */
export const program = readFileSync(new URL("programs/run.ts", import.meta.url), "utf8");

/** The text that it returns. */
export const expected = "orders: 201 lamp RequestValidationError";

/** A program that prints it. */
export const main = `${program}\nvoid run().then((line) => console.log(line));\n`;

/** A test of Jest or Vitest that expects it. */
export const test = (imports = "") => `${imports}${program}
declare const process: { readonly stdout: { write(text: string): unknown } };

it("answers", async () => {
  const line = await run();
  expect(line).toBe("${expected}");
  process.stdout.write(line);
});
`;
