import type { Operation } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { PaginationDeclaration } from "../../settings/pagination-fields.js";
import { pageFields, nameWord, type PageField, type PageFields } from "./page-fields.js";
import { firstOf, inputValues, pageResponse, type InputValue } from "./resolve-pagination.js";
import { isOfTypes, itemOf, keysPointer, memberSchemas, schemaAtKeys, typesAt } from "./schema-at-keys.js";

/** A pagination that the structure of an operation shows. */
export interface RecognizedPagination {
  readonly declaration: PaginationDeclaration;
  /** The facts that show it, as a phrase. */
  readonly evidence: string;
}

/** Parameters that select a page by an opaque value from the response. */
const cursorWords =
  /^(?:(?:page|next|after|start|starting|list)?cursor|cursorid|(?:next|page|nextpage|continuation|pagination|paging|skip|batch|after)token|continue|continuation|(?:page|start|next)?marker|iterator|scrollid|startingafter|startafter|after|afterid|exclusivestartkey|nextkey|startkey|pagekey|nextpage)$/;

/** Parameters with this name in the response too: there it is the value for the next page. */
const sharedWords =
  /^(?:cursor|continue|iterator|continuationtoken|nexttoken|nextpagetoken|nextcursor|nextkey|scrollid|batchtoken|paginationtoken)$/;

/** Parameters with an opaque string in some APIs and a number in others. */
const mixedWords = /^(?:offset|page|from|start|next)$/;

const offsetWords = /^(?:offset|skip|startindex|startat|start|from|firstresult|pageoffset)$/;
/** Parameters that count items from 0 in all APIs. */
const zeroWords = /^(?:offset|skip|startat)$/;
const pageWords = /^(?:page|pagenumber|pagenum|pageno|pageindex|currentpage)$/;
const sizeWords =
  /^(?:limit|count|size|pagesize|pagelimit|perpage|pageperpage|take|top|max|maxresults|maxitems|rows|numresults|resultsperpage|itemsperpage|recordsperpage|pagecount)$/;
const moreWords = /^(?:hasmore|hasmoreitems|hasmoreresults|more|moreavailable|hasnext|hasnextpage|istruncated)$/;
const lastWords = /^(?:done|islast|islastpage|last|lastpage)$/;
const totalWords = /^(?:total|totalcount|totalresults|totalitems|totalrecords|totalelements|totalsize)$/;
const pagesWords = /^(?:pages|totalpages|totalpagecount|pagecount|pagestotal|numpages|numberofpages|lastpage)$/;
const urlWords =
  /^(?:next|nextpage|nextlink|nexturl|nexturi|nextpageurl|nextpageuri|nextpagelink|nexthref|odatanextlink|href)$/;

/**
 * Recognizes the pagination of an operation by the names and the types of its parameters and its response. Undefined
 * unless all facts fit together: a wrong guess would repeat items, or leave out some.
 */
export function recognizePagination(operation: Operation): RecognizedPagination | undefined {
  if (operation.method !== "get" && operation.method !== "post") return undefined;
  const page = pageResponse(operation);
  const found = page && pageFields(page.body);
  if (page === undefined || found === undefined) return undefined;
  const inputs = inputValues(operation).filter(({ keys: [group] }) => group === "query" || operation.method === "post");
  const facts: Facts = {
    operation,
    inputs,
    body: page.body,
    ...found,
    hasLink: page.response.headers.some(({ name }) => nameWord(name) === "link"),
  };
  const cursor = cursorPair(facts) ?? lastItemCursor(facts);
  if (cursor !== undefined || operation.method !== "get") return cursor;
  const number = numbered(facts);
  const url = nextUrl(facts) ?? linkHeader(facts);
  // The number of pages, or of items, in the response shows that the number alone selects a page.
  return number?.declaration.total !== undefined || number?.declaration.more !== undefined ? number : (url ?? number);
}

interface Facts extends PageFields {
  readonly operation: Operation;
  readonly inputs: readonly InputValue[];
  /** The schema of the response. */
  readonly body: JsonSchema;
  readonly hasLink: boolean;
}

function cursorPair({ inputs, fields, items }: Facts): RecognizedPagination | undefined {
  const pairs = inputs.flatMap((input) => {
    const word = nameWord(input.keys.at(-1) ?? "");
    if (!cursorWords.test(word) && !mixedWords.test(word)) return [];
    if (inputs.some(({ keys }) => nameWord(keys.at(-1) ?? "") === `use${word}`)) return [];
    const field = nextField(word, input, fields);
    return field === undefined ? [] : [{ input, field }];
  });
  const [pair, other] = pairs;
  if (pair === undefined || other !== undefined || pair.input.isRequired) return undefined;
  const { input, field } = pair;
  return {
    declaration: {
      style: "cursor",
      parameter: input.name,
      items: keysPointer(items),
      next: keysPointer(field.keys),
      ...endFlags(fields),
    },
    evidence: `"${input.name}" takes ${keysPointer(field.keys)}`,
  };
}

/** Returns the property with the value of a parameter for the next page. */
function nextField(word: string, { schema }: InputValue, fields: readonly PageField[]): PageField | undefined {
  const types = typesAt(schema);
  const isToken = cursorWords.test(word);
  const fitting = fields.filter(
    (field) =>
      isOfTypes(field.schema, ...types) &&
      !isDate(field.schema) &&
      !isUrl(field) &&
      types.size > 0 &&
      isOfTypes(schema, "string", "number", "integer"),
  );
  const bare = word.replace(/^(?:page|next|after|start|starting|list|exclusive)(?=cursor|token|marker|key)/, "");
  const rules: readonly ((field: PageField) => boolean)[] = [
    // "next_cursor", "next_page_token", and "next_offset" for any parameter.
    (field) => field.word === `next${word}` || field.word === `next${bare}`,
    // "next_page.offset", "cursors.after", "cursor.next".
    (field) =>
      /^next(?:page|link)?$/.test(field.around) &&
      (field.word === word || (isToken && /^(?:cursor|token)$/.test(field.word))),
    (field) =>
      isToken && /^cursors?$/.test(field.around) && (field.word === word || /^(?:next|after)$/.test(field.word)),
    // "cursor", where the response has no other.
    (field) => sharedWords.test(word) && field.word === word,
    // "page_info.end_cursor", and "last_id" for the parameter "after".
    (field) => isToken && field.word === "endcursor",
    (field) => /^(?:after|afterid|startingafter)$/.test(word) && field.word === "lastid",
    // The token of the next page under another name.
    (field) => isToken && word !== "after" && /^next(?:page)?(?:cursor|token|marker|key)$/.test(field.word),
    (field) =>
      isOfTypes(field.schema, "integer", "number") && /^(?:from|start|offset)$/.test(word) && field.word === "next",
  ];
  for (const rule of rules) {
    const [field, other] = fitting.filter(rule);
    if (field !== undefined) return other === undefined ? field : undefined;
  }
  return undefined;
}

/** Pages by the id of the last item, with a flag for more: "starting_after" and "has_more". */
function lastItemCursor({ inputs, fields, items, body }: Facts): RecognizedPagination | undefined {
  const end = endFlags(fields);
  const list = schemaAtKeys(body, items);
  const id = list && itemOf(list) && memberSchemas(itemOf(list)!).get("id");
  if (end.more === undefined || id === undefined) return undefined;
  for (const input of inputs) {
    const word = nameWord(input.name);
    // Elsewhere it takes a cursor that has no property of its own.
    const isOfItem = /^(?:starting)?after$/.test(word) && /\bids?\b/i.test(input.description ?? "");
    if (!isOfItem || input.isRequired || !isOfTypes(id, ...typesAt(input.schema))) continue;
    return {
      declaration: { style: "cursor", parameter: input.name, items: keysPointer(items), lastItem: "/id", ...end },
      evidence: `"${input.name}" takes the id of the last item, next to ${end.more}`,
    };
  }
  return undefined;
}

/** An offset or a page number, next to the size of a page. */
function numbered({ operation, inputs, fields, items }: Facts): RecognizedPagination | undefined {
  const numbers = inputs.filter(({ schema, keys }) => keys[0] === "query" && isOfTypes(schema, "integer", "number"));
  const named = (words: RegExp): readonly InputValue[] => numbers.filter(({ keys }) => words.test(inputWord(keys)));
  const offsets = named(offsetWords);
  const pages = named(pageWords);
  const [size] = named(sizeWords);
  const [input, other] = [...offsets, ...pages];
  if (input === undefined || other !== undefined) return undefined;
  // A token next to the number selects the page instead, or together with it.
  if (inputs.some(({ keys }) => cursorWords.test(inputWord(keys)) && !/^after/.test(inputWord(keys)))) return undefined;
  const isPage = pages.length > 0;
  const word = inputWord(input.keys);
  const total = fields.find((field) => (isPage ? pagesWords : totalWords).test(field.word) && isNumber(field.schema));
  const echo = fields.find((field) => (field.word === word || field.word === "currentpage") && isNumber(field.schema));
  if (size === undefined && (!isPage || (total === undefined && echo === undefined))) return undefined;
  const end = endFlags(fields);
  // One resource with an array in it.
  const isResource =
    operation.path.endsWith("}") || fields.some(({ word: name, keys }) => name === "id" && keys.length === 1);
  if (isResource && total === undefined && echo === undefined && end.more === undefined) return undefined;
  const first = firstNumber(input, isPage, fields);
  if (first === undefined) return undefined;
  return {
    declaration: {
      style: isPage ? "page" : "offset",
      parameter: input.name,
      items: keysPointer(items),
      first,
      ...(total !== undefined && { total: keysPointer(total.keys) }),
      ...(end.more !== undefined && { more: end.more }),
      ...(end.last !== undefined && { last: end.last }),
    },
    evidence: `"${input.name}" from ${first}${size === undefined ? "" : ` with "${size.name}"`}${total === undefined ? "" : `, ${keysPointer(total.keys)}`}`,
  };
}

/** Returns the number of the first item or page, as far as the document states it. */
function firstNumber(
  { schema, description = "", examples, keys }: InputValue,
  isPage: boolean,
  fields: readonly PageField[],
): number | undefined {
  const stated = firstOf(schema, isPage);
  if (stated !== undefined) return stated;
  const word = inputWord(keys);
  if (!isPage && zeroWords.test(word)) return 0;
  // SCIM, RFC 7644, section 3.4.2.4.
  if (word === "startindex" && fields.some((field) => field.word === "totalresults")) return 1;
  const text = description.toLowerCase();
  if (
    /\b(?:zero|0)[- ](?:based|indexed)|(?:start|begin)(?:s|ing)?(?: \w+){0,3} (?:at|from|with) (?:0|zero)\b|\bfirst page is 0\b/.test(
      text,
    )
  )
    return 0;
  if (
    /\b(?:one|1)[- ](?:based|indexed)|(?:start|begin)(?:s|ing)?(?: \w+){0,3} (?:at|from|with) (?:1|one)\b|\bfirst page is 1\b|\bdefaults? (?:is |to |value )?:?`?1\b/.test(
      text,
    )
  )
    return 1;
  return examples.includes(0) ? 0 : isPage && examples.includes(1) ? 1 : undefined;
}

/** A URL in the response, which leads to the same operation. */
function nextUrl({ fields, items, inputs }: Facts): RecognizedPagination | undefined {
  const found = fields.filter(
    (field) =>
      urlWords.test(field.word) &&
      (field.word !== "href" || field.around === "next") &&
      isOfTypes(field.schema, "string") &&
      isUrl(field),
  );
  const [field, other] = found;
  // A query that the operation does not declare cannot lead to its next page.
  if (field === undefined || other !== undefined || !hasPageParameter(inputs)) return undefined;
  const next = keysPointer(field.keys);
  return { declaration: { style: "url", items: keysPointer(items), next }, evidence: `the URL at ${next}` };
}

/** The header Link, as the response or a description declares it. RFC 8288. */
function linkHeader({ operation, inputs, hasLink, items }: Facts): RecognizedPagination | undefined {
  if (!hasPageParameter(inputs)) return undefined;
  const texts = [operation.description, ...inputs.map(({ description }) => description)];
  const isDescribed = texts.some((text) => /\blink`?\*{0,2} (?:response )?header|header `?link\b/i.test(text ?? ""));
  if (!hasLink && !isDescribed) return undefined;
  const evidence = hasLink ? "the header Link of the response" : "the header Link in a description";
  return { declaration: { style: "link", items: keysPointer(items) }, evidence };
}

/** True if an input has a parameter with a name of pagination. */
export function hasPageParameter(inputs: readonly InputValue[]): boolean {
  return inputs.some(({ keys }) => {
    const word = inputWord(keys);
    return [cursorWords, offsetWords, pageWords, sizeWords].some((words) => words.test(word));
  });
}

/** The word of a parameter; "page[number]" is "pagenumber". */
function inputWord([, ...keys]: readonly string[]): string {
  return nameWord(keys.join(""));
}

function endFlags(fields: readonly PageField[]): Pick<PaginationDeclaration, "more" | "last"> {
  const flag = (words: RegExp): string | undefined => {
    const [field, other] = fields.filter(({ word, schema }) => words.test(word) && isOfTypes(schema, "boolean"));
    return field === undefined || other !== undefined ? undefined : keysPointer(field.keys);
  };
  const more = flag(moreWords);
  const last = flag(lastWords);
  return { ...(more !== undefined && { more }), ...(more === undefined && last !== undefined && { last }) };
}

function isNumber(schema: JsonSchema): boolean {
  return isOfTypes(schema, "integer", "number");
}

function isDate(schema: JsonSchema): boolean {
  return schema.format === "date-time" || schema.format === "date";
}

/** True if a string is a URL: by its name, its format, its description or an example. */
function isUrl({ word, schema }: PageField): boolean {
  const { format, description, examples } = schema.ref?.target ?? schema;
  if (/(?:url|uri|link|href)$/.test(word) || /^ur[il](?:-reference)?$/.test(format ?? "")) return true;
  if (/\b(?:ur[il]s?|hyperlink|link to|address of)\b/i.test(`${schema.description ?? ""} ${description ?? ""}`))
    return true;
  return [...(schema.examples ?? []), ...(examples ?? [])].some(
    ({ value }) => typeof value === "string" && /^(?:https?:\/)?\//.test(value),
  );
}
