import { describe, expect, it } from "vitest";
import { createXmlAnswers } from "../support/xml-answers.js";

/** The refusals of one response. */
async function refusalsOf(
  body: ConstructorParameters<typeof Response>[0],
  contentType = "application/xml; charset=utf-8",
): Promise<number> {
  const answers = createXmlAnswers();
  const given = new Response(body, { headers: { "content-type": contentType } });
  const answer = await answers.checked(() => Promise.resolve(given))("http://sandbox.invalid/");
  expect(answer).toBe(given);
  const refused = answers.take();
  expect(answers.take()).toEqual([]);
  return refused.length;
}

const image = (parts: string): string => `<Image>${parts}</Image>`;

describe("the check of XML answers", () => {
  it("takes what the XSDs take, and leaves the answer to its reader", async () => {
    const text = image("<Id>1</Id><Url>http://127.0.0.1/1</Url>");
    const answers = createXmlAnswers();
    const headers = { "content-type": "application/xml" };
    const answer = await answers.checked(() => Promise.resolve(new Response(text, { headers })))(
      "http://sandbox.invalid/",
    );
    expect(await answer.text()).toBe(text);
    expect(answers.take()).toEqual([]);
  });

  it("refuses an element that is missing, one that is unknown, one that no XSD declares, and text that is not XML", async () => {
    expect(await refusalsOf(image("<Id>1</Id>"))).toBe(1);
    expect(await refusalsOf(image("<Id>1</Id><Url>u</Url><More/>"))).toBe(1);
    expect(await refusalsOf("<Picture/>")).toBe(1);
    expect(await refusalsOf(image("<Id>"))).toBe(1);
    expect(await refusalsOf("", "text/xml")).toBe(1);
  });

  it("says nothing of other media types, pictures included, nor of an answer that breaks off", async () => {
    expect(await refusalsOf('<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml")).toBe(0);
    expect(await refusalsOf("{}", "application/json")).toBe(0);
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error("The connection ended.")) });
    expect(await refusalsOf(broken)).toBe(0);
  });
});
