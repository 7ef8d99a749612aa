import type { MediaTypeObject } from "../../model/contract.js";
import type { PayloadEncoding } from "../../plan/payload-encoding.js";
import { stringLiteral } from "../../text/literals.js";
import { eventForm } from "../../plan/event-form.js";
import { hidingCall } from "./hidden-members.js";
import { jsonReader, jsonWriter } from "./json-payload.js";
import { coded, isSender, jsonType, makerCall, validator, wireValidator, type PayloadScope } from "./payload-scope.js";

type Stream = PayloadEncoding & { readonly kind: "stream" };

/** The type of the items of a stream, as the party sends or receives them. */
export function itemsType(media: MediaTypeObject, carrier: Stream, scope: PayloadScope): string {
  const item = itemType(media, carrier, scope);
  if (isSender(scope)) return `${scope.module.runtimeType("http/items", "ItemSource")}<${item}>`;
  return scope.party === "client"
    ? `${scope.module.runtimeType("client/items", "ClientItems")}<${item}>`
    : `AsyncIterable<${item}>`;
}

function itemType({ itemSchema }: MediaTypeObject, { framing, item }: Stream, scope: PayloadScope): string {
  const { module } = scope;
  if (framing !== "events") return item === undefined ? "unknown" : jsonType(item, scope);
  const { isWhole, data } = eventForm(item, itemSchema !== undefined);
  const held = item === undefined ? "string" : jsonType(item, scope);
  const event = isWhole ? held : `${module.runtimeType("http/events", "ServerSentEvent")}<${held}>`;
  return data === "json" ? `${event} | ${module.runtimeType("http/events", "EventText")}` : event;
}

/** The expression that makes the reader of a stream. Servers hand on nothing that only they set. */
export function itemsReader(media: MediaTypeObject, carrier: Stream, scope: PayloadScope): string {
  const { maker, file, value, form } = formOf(media, carrier);
  const type = stringLiteral(media.mediaType);
  const { item } = carrier;
  const check = validator(item, scope);
  const inner = ((): string => {
    switch (value) {
      case "json":
        return jsonReader(type, item, scope);
      case "text":
        return coded(
          makerCall(scope, "http/payload-text", "textReader", [type, wireValidator(item, scope)]),
          item,
          scope,
          "codedReader",
        );
      case "event":
        return makerCall(scope, "http/item-events", "valueReader", [type, check]);
    }
  })();
  const hiding = scope.party === "server" ? hidingCall(inner, item, scope, { check: () => check }) : inner;
  const read = makerCall(scope, file, `read${maker}`, [hiding, form]);
  return scope.party === "client"
    ? makerCall(scope, "client/items", "clientItemsReader", [type, read])
    : makerCall(scope, "http/payload-items", "itemsReader", [type, read]);
}

/** The expression that makes the writer of a stream. Servers leave out what is never returned. */
export function itemsWriter(media: MediaTypeObject, carrier: Stream, scope: PayloadScope): string {
  const { maker, file, value, form } = formOf(media, carrier);
  const type = stringLiteral(media.mediaType);
  const { item } = carrier;
  const inner =
    value === "text"
      ? coded(
          makerCall(scope, "http/payload-text", "textWriter", [type, wireValidator(item, scope)]),
          item,
          scope,
          "codedWriter",
        )
      : jsonWriter(type, item, scope);
  const hiding = scope.party === "server" ? hidingCall(inner, item, scope) : inner;
  const write = makerCall(scope, file, `write${maker}`, [hiding, form]);
  return scope.party === "client"
    ? makerCall(scope, "client/items", "clientItemsWriter", [type, write])
    : makerCall(scope, "http/payload-items", "itemsWriter", [type, write]);
}

/** The functions of the runtime that read and write the items of a stream, and the value that is checked in each. */
interface ItemForm {
  /** The module of the runtime without its ending: "http/item-lines". */
  readonly file: string;
  /** The name behind "read" and "write". */
  readonly maker: string;
  /** JSON that was parsed, the text itself, or a whole server-sent event. */
  readonly value: "json" | "text" | "event";
  /** The last argument of the functions, as an expression; absent where they take none. */
  readonly form?: string;
}

function formOf({ itemSchema }: MediaTypeObject, { framing, item }: Stream): ItemForm {
  switch (framing) {
    case "lines":
      return { file: "http/item-lines", maker: "Lines", value: "json" };
    case "records":
      return { file: "http/item-records", maker: "Records", value: "json" };
    case "events": {
      const { isWhole, data } = eventForm(item, itemSchema !== undefined);
      const common = { file: "http/item-events", form: stringLiteral(data) };
      if (isWhole) return { ...common, maker: "Events", value: "event" };
      return { ...common, maker: "EventData", value: data === "text" ? "text" : "json" };
    }
  }
}
