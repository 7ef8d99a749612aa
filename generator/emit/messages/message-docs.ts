import type { Contract, MediaTypeObject, Operation, RequestBody } from "../../model/contract.js";
import { holdsSecrets } from "../../model/json-schema/secrets.js";
import type { SecurityScheme } from "../../model/security.js";
import type { NamedOperation } from "../../plan/plan.js";
import {
  documented,
  exampleTags,
  memberRemarks,
  openMarks,
  ruleSentences,
  seeTags,
  type Documented,
} from "../documented.js";
import type { JSDocTagStructure } from "../structures.js";

/** Text of an interface for people, after a first line: its description, its marks, and those of its tags. */
export function contractDocs({ openapi }: Contract, first: string, last: readonly string[] = []): Documented {
  if (openapi === undefined) return documented([first]);
  const tags = openapi.tags.flatMap(({ name, description, extensions }) => {
    const said = ruleSentences(extensions);
    return said.length === 0 ? [] : [description === undefined ? `${name}:` : `${name}: ${description}`, ...said];
  });
  const remarks = openapi.tags.flatMap(({ name, extensions }) =>
    memberRemarks(name, { remarks: openMarks(extensions) }),
  );
  return documented(
    [first, openapi.description, ...ruleSentences(openapi.extensions), ...tags, ...last],
    [...seeTags(openapi.seeAlso), ...openapi.tags.flatMap(({ seeAlso }) => seeTags(seeAlso))],
    [...openMarks(openapi.extensions), ...remarks],
  );
}

/** Text of a security scheme for people. */
export function schemeDocs({ description, extensions }: SecurityScheme): Documented {
  return documented([description, ...ruleSentences(extensions)], [], openMarks(extensions));
}

/** Text of an operation for people: summary, description and marks; what is open about its body and its answers, too. Brief are its first words. */
export function operationDocs(
  { operation: whole }: { readonly operation: Operation },
  last: readonly string[] = [],
  isBrief = false,
): Documented {
  const operation = isBrief ? firstWords(whole) : whole;
  const { summary, description, extensions, deprecated, method, path, requestBody } = operation;
  const parts = [summary, description, `${method.toUpperCase()} ${path}`, ...ruleSentences(extensions), ...last];
  const body = requestBody && allExtensions(requestBody).flatMap(openMarks);
  const tags = [
    ...seeTags(operation.seeAlso),
    ...(isBrief ? [] : messageExamples(operation)),
    ...(deprecated ? [{ tagName: "deprecated" }] : []),
  ];
  return documented(parts, tags, [
    ...openMarks(extensions),
    ...(body ?? []).map((text) => `Request body: ${text}`),
    ...ofResponses(operation, openMarks),
  ]);
}

/** Examples of the bodies that an operation sends and receives, those of secrets left out. */
function messageExamples({ requestBody, responses }: Operation): readonly JSDocTagStructure[] {
  return [
    ...(requestBody?.content ?? []).flatMap((media) => bodyExamples(media, "body: ")),
    ...responses.flatMap(({ status, content }) => content.flatMap((media) => bodyExamples(media, `${status}: `))),
  ];
}

function bodyExamples({ payload, examples }: MediaTypeObject, of: string): readonly JSDocTagStructure[] {
  const isShown = payload.kind === "json" && !holdsSecrets(payload.schema);
  return isShown ? exampleTags(examples.map(({ value }) => value).slice(0, 1), of) : [];
}

/** An operation with its summary, or the first paragraph of its description, as all that it says of itself. */
function firstWords(operation: Operation): Operation {
  const { description, ...rest } = operation;
  if (description === undefined || operation.summary !== undefined) return rest;
  return { ...rest, description: description.trim().split(/\n\s*\n/, 1)[0]! };
}

/** The remarks of operations, each with the name of its operation: for an interface that tells those of all. */
export function operationRemarks(named: readonly NamedOperation[]): readonly string[] {
  return named.flatMap((entry) => memberRemarks(entry.name, operationDocs(entry)));
}

/** Text of a request body for people; undefined when there is none. */
export function bodyDocs(body: RequestBody): string | undefined {
  return documented([body.description, ...allExtensions(body).flatMap(ruleSentences)]).docs;
}

/** Rules at an operation's responses: "Answer 404: Rule ...". */
export function responseRules(operation: Operation): readonly string[] {
  return ofResponses(operation, ruleSentences);
}

type Extensions = RequestBody["extensions"] | undefined;

function ofResponses({ responses }: Operation, said: (extensions: Extensions) => readonly string[]): readonly string[] {
  return responses.flatMap((response) =>
    allExtensions(response)
      .flatMap(said)
      .map((text) => `Answer ${response.status}: ${text}`),
  );
}

/** The extensions of a message, and of each of its media types. */
function allExtensions({ extensions, content }: Pick<RequestBody, "extensions" | "content">): readonly Extensions[] {
  return [extensions, ...content.map((media) => media.extensions)];
}
