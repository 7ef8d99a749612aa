import type { PrimitiveShape } from "./operation.js";
import type { Check, PayloadWriter, TextReader } from "./payload.js";
import { checked, writtenType } from "./payload-result.js";
import { primitiveOfText } from "./payload-primitive.js";

/** Writes a string, number or boolean as text in UTF-8. */
export function textWriter<T>(mediaType: string, validate?: Check<T>): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => {
      const type = writtenType(mediaType, chosen, "text/plain");
      const isBare = /^text\//i.test(type) && !/;[ \t]*charset=/i.test(type);
      return { body: String(value), contentType: isBare ? `${type}; charset=utf-8` : type };
    },
  };
}

/** Reads text as a string, or as a type that `shape` allows. */
export function textReader<T>(mediaType: string, validate?: Check<T>, shape: PrimitiveShape = "string"): TextReader<T> {
  return {
    mediaType,
    wants: "text",
    read: (text, options) => checked(primitiveOfText(text, shape), validate, options),
  };
}
