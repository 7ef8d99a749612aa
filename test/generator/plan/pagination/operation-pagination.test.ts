import { describe, expect, it } from "vitest";
import { operationPagination } from "../../../../generator/plan/pagination/operation-pagination.js";
import { contractOfText } from "../../../support/contract-of-text.js";

type Json = { readonly [key: string]: unknown };

const integer = { type: "integer" };
const string = { type: "string" };
const list = { type: "array", items: { type: "object", properties: { id: string } } };
const object = (properties: Json): Json => ({ type: "object", properties });

/** The pagination of an operation with query parameters, and a body with JSON. */
async function found(query: Json, body: Json, more: Json = {}): Promise<string | undefined> {
  const { method = "get", path = "/users", headers = {}, requestBody, document = {}, setting = {}, ...rest } = more;
  const parameters = Object.entries(query).map(([name, schema]) => {
    const { description, required, ...others } = schema as Json;
    return {
      name,
      in: "query",
      schema: others,
      ...(description !== undefined && { description }),
      ...(required === true && { required }),
    };
  });
  const variables = [...String(path).matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: "path", required: true, schema: string };
  });
  const operation = {
    operationId: "listUsers",
    parameters: [...parameters, ...variables],
    ...(requestBody !== undefined && { requestBody: { content: { "application/json": { schema: requestBody } } } }),
    responses: { 200: { description: "A page.", headers, content: { "application/json": { schema: body } } } },
    ...rest,
  };
  const contract = await contractOfText(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: { [String(path)]: { [String(method)]: operation } },
      ...(document as Json),
    }),
  );
  const { planned, fault } = operationPagination(contract.operations[0]!, contract, setting as never);
  if (fault !== undefined) return `${fault.word}: ${fault.why}`;
  if (planned === undefined) return undefined;
  const { style, ...others } = planned.declaration;
  return [style, ...Object.entries(others).map(([name, value]) => `${name}=${String(value)}`)].join(" ");
}

const text = (description: string): Json => ({ ...string, description });

describe("a list", () => {
  it.each<[string, Json, Json, string, Json?]>([
    [
      "a next cursor",
      { cursor: string, limit: integer },
      object({ data: list, next_cursor: string }),
      "cursor parameter=cursor items=/data next=/next_cursor",
    ],
    [
      "a nested cursor",
      { cursor: string },
      object({ users: list, response_metadata: object({ next_cursor: string }) }),
      "cursor parameter=cursor items=/users next=/response_metadata/next_cursor",
    ],
    [
      "a page token",
      { pageToken: string },
      object({ users: list, nextPageToken: string }),
      "cursor parameter=pageToken items=/users next=/nextPageToken",
    ],
    [
      "the same name",
      { continue: string },
      object({ items: list, metadata: object({ continue: string }) }),
      "cursor parameter=continue items=/items next=/metadata/continue",
    ],
    [
      "an object of the next page",
      { offset: string },
      object({ data: list, next_page: object({ offset: string, uri: string }) }),
      "cursor parameter=offset items=/data next=/next_page/offset",
    ],
    [
      "cursors.after, in an object of the list",
      { after: string },
      object({ artists: object({ items: list, cursors: object({ after: string }) }) }),
      "cursor parameter=after items=/artists/items next=/artists/cursors/after",
    ],
    [
      "last_id",
      { after: string },
      object({ data: list, first_id: string, last_id: string, has_more: { type: "boolean" } }),
      "cursor parameter=after items=/data next=/last_id more=/has_more",
    ],
    [
      "a flag for the last page",
      { iterator: string },
      object({ data: list, iterator: string, done: { type: "boolean" } }),
      "cursor parameter=iterator items=/data next=/iterator last=/done",
    ],
    [
      "the id of the last item",
      { starting_after: text("An object ID.") },
      object({ data: list, has_more: { type: "boolean" } }),
      "cursor parameter=starting_after items=/data lastItem=/id more=/has_more",
    ],
    [
      "a number as cursor",
      { from: integer, limit: integer },
      object({ results: list, from: integer, next: { type: ["integer", "null"] } }),
      "cursor parameter=from items=/results next=/next",
    ],
    [
      "a cursor in the body",
      {},
      object({ data: list, next_cursor: string }),
      "cursor parameter=/cursor items=/data next=/next_cursor",
      { method: "post", requestBody: object({ cursor: string }) },
    ],
    ["an offset", { offset: integer, limit: integer }, list, "offset parameter=offset items= first=0"],
    [
      "an offset with a total",
      { offset: integer, limit: integer },
      object({ entries: list, order: list, total_count: integer }),
      "offset parameter=offset items=/entries first=0 total=/total_count",
    ],
    [
      "SCIM",
      { startIndex: integer, count: integer },
      object({ Resources: list, schemas: list, totalResults: integer }),
      "offset parameter=startIndex items=/Resources first=1 total=/totalResults",
    ],
    [
      "a page number by its default",
      { page: { ...integer, default: 1 }, per_page: integer },
      list,
      "page parameter=page items= first=1",
    ],
    [
      "a page number by its description",
      { page: { ...integer, description: "The zero-based page." }, size: integer },
      list,
      "page parameter=page items= first=0",
    ],
    [
      "a number of pages",
      { page: { ...integer, minimum: 1 } },
      object({ data: list, page: integer, pages: integer }),
      "page parameter=page items=/data first=1 total=/pages",
    ],
    [
      "a URL by its format",
      { after: string },
      object({ data: list, links: object({ next: { ...string, format: "uri" } }) }),
      "url items=/data next=/links/next",
    ],
    [
      "a URL by its description",
      { offset: string, limit: integer },
      object({ Items: list, NextPage: text("The URI of the next page.") }),
      "url items=/Items next=/NextPage",
    ],
    [
      "a URL next to a number and a token",
      { Page: integer, PageSize: integer, PageToken: string },
      object({ list, next_page_url: string }),
      "url items=/list next=/next_page_url",
    ],
    ["the header Link", { page: integer }, list, "link items=", { headers: { Link: { schema: string } } }],
    [
      "the header Link in a description",
      { after: text("It is obtained from the `Link` response header.") },
      list,
      "link items=",
    ],
  ])("is recognized by %s", async (_, query, body, expected, more) => {
    expect(await found(query, body, more)).toBe(expected);
  });

  it.each<[string, Json, Json, Json?]>([
    ["without a cursor in the response", { cursor: string }, object({ data: list })],
    ["with a cursor of another type", { cursor: integer }, object({ data: list, next_cursor: string })],
    [
      "with a URL for a cursor",
      { cursor: string },
      object({ data: list, next_cursor: { ...string, format: "uri" } }),
      { method: "post" },
    ],
    [
      "with two cursors",
      { cursor: string },
      object({ data: list, next_cursor: string, meta: object({ next_cursor: string }) }),
    ],
    ["with a required cursor", { cursor: { ...string, required: true } }, object({ data: list, next_cursor: string })],
    [
      "with a date",
      { after: { ...string, format: "date-time" } },
      object({ data: list, cursors: object({ after: { ...string, format: "date-time" } }) }),
    ],
    [
      "with a cursor that another parameter turns on",
      { marker: string, usemarker: { type: "boolean" } },
      object({ data: list, next_marker: string }),
    ],
    ["with several arrays", { offset: integer, limit: integer }, object({ cats: list, dogs: list })],
    ["with an offset without a size", { offset: integer }, object({ data: list })],
    ["with an offset that is a string", { offset: string, limit: integer }, list],
    ["with an offset and a page", { offset: integer, page: { ...integer, default: 1 }, limit: integer }, list],
    ["with pages from an unknown number", { page: integer, limit: integer }, list],
    ["with pages from a minimum of 0", { page: { ...integer, minimum: 0 }, limit: integer }, list],
    ["with a number next to a token", { page: { ...integer, default: 1 }, limit: integer, page_token: string }, list],
    [
      "that is one resource",
      { page: { ...integer, default: 1 }, limit: integer },
      object({ label: string, tags: list }),
      { path: "/users/{id}" },
    ],
    [
      "of an operation that changes something",
      { cursor: string },
      object({ data: list, next_cursor: string }),
      { method: "delete" },
    ],
    ["with next of any meaning", { cursor: string }, object({ data: list, next: string })],
    ["without parameters of pages", { q: string }, object({ data: list, next: { ...string, format: "uri" } })],
    [
      "with starting_after of any meaning",
      { starting_after: string },
      object({ data: list, has_more: { type: "boolean" } }),
    ],
  ])("%s is not recognized", async (_, query, body, more) => {
    expect(await found(query, body, more)).toBeUndefined();
  });
});

describe("a declaration", () => {
  const query = { after: string, offset: integer, limit: integer, page: integer };
  const body = object({ data: list, meta: object({ next: string, pages: integer, more: { type: "boolean" } }) });
  const inputs = (name: string, type: string): Json => ({ inputs: [{ name, in: "parameters", type }] });
  const fern = { results: "$response.data", "has-next-page": "$response.meta.more" };
  const purpose = (name: string): Json => ({ "x-stainless-pagination-property": { purpose: name } });

  it.each<[string, Json, string | undefined]>([
    ["x-pagination", { "x-pagination": { style: "link" } }, "link"],
    [
      "Speakeasy, cursor",
      {
        "x-speakeasy-pagination": {
          type: "cursor",
          ...inputs("after", "cursor"),
          outputs: { results: "$.data", nextCursor: "$.meta.next" },
        },
      },
      "cursor items=/data parameter=after next=/meta/next",
    ],
    [
      "Speakeasy, last item",
      {
        "x-speakeasy-pagination": {
          type: "cursor",
          ...inputs("after", "cursor"),
          outputs: { results: "$.data", nextCursor: "$.data[(@.length-1)].id" },
        },
      },
      "cursor items=/data parameter=after lastItem=/id",
    ],
    [
      "Speakeasy, page",
      {
        "x-speakeasy-pagination": {
          type: "offsetLimit",
          ...inputs("page", "page"),
          outputs: { results: "$.data", numPages: "$.meta.pages" },
        },
      },
      "page items=/data parameter=page total=/meta/pages",
    ],
    [
      "Speakeasy, offset",
      {
        "x-speakeasy-pagination": {
          type: "offsetLimit",
          ...inputs("offset", "offset"),
          outputs: { results: "$.data" },
        },
      },
      "offset items=/data parameter=offset",
    ],
    [
      "Speakeasy, URL",
      { "x-speakeasy-pagination": { type: "url", outputs: { results: "$.data", nextUrl: "$.meta.next" } } },
      "url items=/data next=/meta/next",
    ],
    [
      "Fern, cursor",
      { "x-fern-pagination": { ...fern, cursor: "$request.after", next_cursor: "$response.meta.next" } },
      "cursor items=/data more=/meta/more parameter=after next=/meta/next",
    ],
    [
      "Fern, offset",
      { "x-fern-pagination": { ...fern, offset: "$request.offset", step: "$request.limit" } },
      "offset items=/data more=/meta/more parameter=offset",
    ],
    [
      "Fern, page",
      { "x-fern-pagination": { ...fern, offset: "$request.page" } },
      "page items=/data more=/meta/more parameter=page",
    ],
    [
      "Fern, URL",
      { "x-fern-pagination": { next_uri: "$response.meta.next", results: "$response.data" } },
      "url items=/data next=/meta/next",
    ],
    [
      "Fern, of the document",
      { "x-fern-pagination": true, document: { "x-fern-pagination": { ...fern, offset: "$request.page" } } },
      "page items=/data more=/meta/more parameter=page",
    ],
    [
      "Redocly, cursor",
      { "x-redoclyPagination": { style: "cursor", cursorParam: "after", nextCursor: "/meta/next", items: "/data" } },
      "cursor items=/data parameter=after next=/meta/next",
    ],
    [
      "Redocly, offset",
      { "x-redocly-pagination": { style: "offset", offsetParam: "offset", limitParam: "limit", items: "/data" } },
      "offset items=/data parameter=offset",
    ],
    ["Redocly, link", { "x-redoclyPagination": { style: "link", items: "/data" } }, "link items=/data"],
    [
      "Microsoft",
      { "x-ms-pageable": { nextLinkName: "meta.next", itemName: "data" } },
      "url items=/data next=/meta/next",
    ],
    ["Microsoft, without pages", { "x-ms-pageable": { nextLinkName: null } }, undefined],
    [
      "Microsoft, another operation",
      { "x-ms-pageable": { nextLinkName: "next", operationName: "listNext" } },
      "x-ms-pageable: it has no equivalent",
    ],
    [
      "the setting",
      { setting: { listUsers: { style: "offset", parameter: "offset", step: "limit" } } },
      "offset parameter=offset step=limit",
    ],
    [
      "the setting by the path",
      { setting: { "GET /users": { style: "page", parameter: "page" } } },
      "page parameter=page",
    ],
    ["the setting false", { setting: { listUsers: false }, "x-pagination": { style: "link" } }, undefined],
  ])("is read: %s", async (_, more, expected) => {
    expect(await found(query, body, more)).toBe(expected);
  });

  it("is read: Stainless", async () => {
    const marked = object({
      data: { ...list, ...purpose("items") },
      meta: object({ next: { ...string, ...purpose("next_cursor_field") } }),
    });
    expect(await found({ after: { ...string, ...purpose("next_cursor_param") } }, marked)).toBe(
      "cursor items=/data parameter=after next=/meta/next",
    );
    const pages = object({ data: list, pages: { ...integer, ...purpose("total_page_count_field") } });
    expect(await found({ page: { ...integer, ...purpose("page_number_param") } }, pages)).toBe(
      "page parameter=page total=/pages",
    );
  });
});
