import type { Contract, Operation, RequestBody, SecurityScheme } from "../../model/contract.js";
import { documented, markSentences, type Documented } from "../documented.js";

/** What an interface says for people, after a first line: its description, its marks, and those of its tags. */
export function contractDocs({ openapi }: Contract, first: string, last: readonly string[] = []): Documented {
  if (openapi === undefined) return documented([first]);
  const tags = openapi.tags.flatMap(({ name, description, extensions }) => {
    const said = markSentences(extensions);
    return said.length === 0 ? [] : [description === undefined ? `${name}:` : `${name}: ${description}`, ...said];
  });
  return documented([first, openapi.description, ...markSentences(openapi.extensions), ...tags, ...last]);
}

/** What a security scheme says for people. */
export function schemeDocs({ description, extensions }: SecurityScheme): Documented {
  return documented([description, ...markSentences(extensions)]);
}

/** What an operation says for people: summary, description and marks. */
export function operationDocs(
  { operation }: { readonly operation: Operation },
  last: readonly string[] = [],
): Documented {
  const { summary, description, extensions, deprecated, method, path } = operation;
  const parts = [summary, description, `${method.toUpperCase()} ${path}`, ...markSentences(extensions), ...last];
  return documented(parts, deprecated ? [{ tagName: "deprecated" }] : []);
}

/** What a request body says for people; undefined when that is nothing. */
export function bodyDocs(body: RequestBody): string | undefined {
  const parts = [
    body.description,
    ...markSentences(body.extensions),
    ...body.content.flatMap((media) => markSentences(media.extensions)),
  ];
  return documented(parts).docs;
}

/** What is marked at an operation's responses: "Answer 404: Open question: ...". */
export function responseMarks({ responses }: Operation): readonly string[] {
  return responses.flatMap(({ status, extensions, content }) => {
    const said = [...markSentences(extensions), ...content.flatMap((media) => markSentences(media.extensions))];
    return said.map((text) => `Answer ${status}: ${text}`);
  });
}
