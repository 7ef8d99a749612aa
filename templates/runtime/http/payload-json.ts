import type { Check, PayloadWriter, TextReader } from "./payload.js";
import { checked, unreadable, writtenType } from "./payload-result.js";

/** Writes JSON. Without a check, a value that JSON cannot hold (a cycle, a bigint) makes `write` throw a TypeError. */
export function jsonWriter<T>(mediaType: string, validate?: Check<T>): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => ({
      body: JSON.stringify(value),
      contentType: writtenType(mediaType, chosen, "application/json"),
    }),
  };
}

/** Reads JSON by the platform's own parser: small, for clients. Text that is not JSON gives "json/syntax". */
export function jsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  return {
    mediaType,
    wants: "text",
    read: (text, options) => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return unreadable("json/syntax", "The text is not valid JSON.");
      }
      return checked(value, validate, options);
    },
  };
}
