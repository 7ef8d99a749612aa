import type { BinaryBody, BinaryInput, PayloadWriter, StreamReader } from "./payload.js";
import { isBinaryInput } from "./payload-bytes.js";
import { unreadablePayload, writtenType } from "./payload-result.js";

/** Sends bytes, a Blob or a stream as they are. For a range without a choice the type is that of the Blob, if it has one: it must be within the range. */
export function binaryWriter(mediaType: string): PayloadWriter<BinaryInput> {
  return {
    mediaType,
    validate: (value) =>
      isBinaryInput(value)
        ? { ok: true, value }
        : unreadablePayload("type", "The body must be bytes (a Uint8Array), a Blob or a stream of bytes."),
    write: (value, chosen) => ({
      body: value,
      contentType: writtenType(mediaType, chosen, blobType(value) ?? "application/octet-stream"),
    }),
  };
}

/** Hands a body on as it arrives: nothing has been read of it. */
export function binaryReader(mediaType: string): StreamReader<BinaryBody> {
  return { mediaType, wants: "stream", read: (body) => ({ ok: true, value: body }) };
}

function blobType(value: BinaryInput): string | undefined {
  return "type" in value && value.type !== "" ? value.type : undefined;
}
