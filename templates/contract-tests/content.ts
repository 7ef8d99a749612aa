import type { RunContent, RunFixture, RunOperation } from "./fixture-run.js";

/** The keys that an operation may declare a status by, the first one that it has applies. OpenAPI 3.1, section 4.8.16.2. */
export function statusKeys(status: number): readonly string[] {
  return [String(status), `${Math.floor(status / 100)}XX`, "default"];
}

/** Media types of the body of a fixture: those of the request, or of the response that its status gets. */
export function fixtureContent(operation: RunOperation, { side, status = 200 }: RunFixture): readonly RunContent[] {
  if (side === "request") return operation.body;
  const found = statusKeys(status).map((key) => operation.responses.find((one) => one.status === key));
  return found.find((one) => one !== undefined)?.content ?? [];
}

/** The entry of a media type, or of a range that includes it. RFC 9110, section 12.5.1. */
export function contentFor<Content extends RunContent>(
  content: readonly Content[],
  contentType: string | undefined,
): Content | undefined {
  if (contentType === undefined) return content[0];
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  return content.find(({ mediaType }) => {
    const range = (mediaType.split(";")[0] ?? "").trim().toLowerCase();
    return range === "*/*" || range === type || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
  });
}

/** The XML element of the body of a fixture, with its schema; undefined for a body that is not XML. */
export function xmlElementOf(
  fixture: RunFixture,
  operation: RunOperation | undefined,
): { readonly name: string; readonly schemaPath: string } | undefined {
  const { subject, bytes, contentType } = fixture;
  if (bytes === undefined) return undefined;
  if (subject.kind === "element") return subject;
  return operation && contentFor(fixtureContent(operation, fixture), contentType)?.element;
}

/** True if the fixture expects an XML document to be valid, or a problem of it: not one of parameters or headers. */
export function concernsXml({ problems }: RunFixture): boolean {
  return problems === undefined || problems.some(({ code }) => /^(?:cvc-|xml\/|http\/body-required)/.test(code));
}
