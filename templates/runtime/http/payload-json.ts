import { ofParsed } from "../json/object-members.js";
import type { Check, PayloadWriter, TextReader } from "./payload.js";
import { checked, unreadablePayload, writtenType } from "./payload-result.js";

/**
 * Writes JSON. Without validation, `write` throws a TypeError for a value that JSON cannot represent (a cycle, a
 * bigint).
 */
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

/** Reads JSON with the platform's own parser: small, for clients. Invalid JSON returns the problem "json/syntax". */
export function jsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  const check: Check<T> | undefined = validate && ((value, asked) => ofParsed(() => validate(value, asked)));
  return {
    mediaType,
    wants: "text",
    read: (text, options) => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return unreadablePayload("json/syntax", "The text is not valid JSON.");
      }
      return checked(value, check, options);
    },
  };
}
