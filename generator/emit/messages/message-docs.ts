import type { Contract, Operation, RequestBody, SecurityScheme } from "../../model/contract.js";
import { documented, markSentences, type Documented } from "../documented.js";

/** Text of an interface for people, after a first line: its description, its marks, and those of its tags. */
export function contractDocs({ openapi }: Contract, first: string, last: readonly string[] = []): Documented {
  if (openapi === undefined) return documented([first]);
  const tags = openapi.tags.flatMap(({ name, description, extensions }) => {
    const said = markSentences(extensions);
    return said.length === 0 ? [] : [description === undefined ? `${name}:` : `${name}: ${description}`, ...said];
  });
  return documented([first, openapi.description, ...markSentences(openapi.extensions), ...tags, ...last]);
}

/** Text of a security scheme for people. */
export function schemeDocs({ description, extensions }: SecurityScheme): Documented {
  return documented([description, ...markSentences(extensions)]);
}

/** Text of an operation for people: summary, description and marks. */
export function operationDocs(
  { operation }: { readonly operation: Operation },
  last: readonly string[] = [],
): Documented {
  const { summary, description, extensions, deprecated, method, path } = operation;
  const parts = [summary, description, `${method.toUpperCase()} ${path}`, ...markSentences(extensions), ...last];
  return documented(parts, deprecated ? [{ tagName: "deprecated" }] : []);
}

/** Text of a request body for people; undefined when there is none. */
export function bodyDocs(body: RequestBody): string | undefined {
  const parts = [
    body.description,
    ...markSentences(body.extensions),
    ...body.content.flatMap((media) => markSentences(media.extensions)),
  ];
  return documented(parts).docs;
}

/** Marks at an operation's responses: "Answer 404: Open question: ...". */
export function responseMarks({ responses }: Operation): readonly string[] {
  return responses.flatMap(({ status, extensions, content }) => {
    const said = [...markSentences(extensions), ...content.flatMap((media) => markSentences(media.extensions))];
    return said.map((text) => `Answer ${status}: ${text}`);
  });
}
