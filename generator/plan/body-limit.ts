import { defaultMaxBodyBytes } from "../../templates/runtime/server/limits.js";
import type { MediaTypeObject, RequestBody } from "../model/contract.js";
import { plainTarget } from "../model/json-schema/plain-target.js";
import { hasStructuresInside } from "../../templates/runtime/parameters/json-part.js";
import { isPrimitiveShape, takesMembers } from "../../templates/runtime/parameters/shape.js";
import { payloadEncoding } from "./payload-encoding.js";
import type { FormFields } from "./form-fields.js";
import type { PartPlan } from "./form-parts.js";
import { maxJsonLength } from "./json-size.js";
import { valueShape } from "./value-shapes.js";

/** Minimum limit in bytes: a body of this size costs little, and its problems can be reported by name. */
const least = 16_384;

/** Bytes beyond which a bound counts as none: 64 MB. A length that only repeats the largest integer bounds nothing. */
const most = 67_108_864;

/** Bytes of the head of a part of a multipart form. */
const partHead = 1024;

/** Returns the maximum length in bytes of a valid body; undefined if the spec does not bound it. */
export function bodyLimit({ content }: RequestBody): number | undefined {
  const bounds = content.map(maxBodyLength);
  if (!bounds.some((bound) => bound <= most)) return undefined;
  return bounds.reduce((limit, bound) => Math.max(limit, bound > most ? defaultMaxBodyBytes : bound), least);
}

function maxBodyLength(media: MediaTypeObject): number {
  const carrier = payloadEncoding(media);
  switch (carrier.kind) {
    case "json":
    case "text":
      return carrier.schema === undefined ? Infinity : maxJsonLength(carrier.schema);
    case "form":
      // Percent-encoding writes a byte as three.
      return carrier.schema === undefined || isNested(carrier.fields) ? Infinity : 3 * maxJsonLength(carrier.schema);
    case "multipart": {
      const { schema, parts } = carrier;
      const isFree = parts.others !== undefined || parts.named.some(({ kind }) => kind === "styled");
      if (schema === undefined || isFree) return Infinity;
      const heads = parts.named.map(countOf);
      return heads.reduce((sum, count) => sum + count * partHead, maxJsonLength(schema));
    }
    case "stream":
      // The limit is that of each item.
      return carrier.item === undefined || carrier.framing === "events" ? Infinity : maxJsonLength(carrier.item);
    case "xml":
    case "document":
      return Infinity;
    case "binary":
      return media.payload.kind === "json" ? (plainTarget(media.payload.schema).maxLength ?? Infinity) : Infinity;
  }
}

/** True if names repeat the names of their parents: "a[b][c]=1&a[b][d]=2". */
function isNested({ named, others }: FormFields): boolean {
  return [...named.map(({ schemas }) => valueShape(schemas)), others ?? "string"].some(
    (shape) => !isPrimitiveShape(shape) && (takesMembers(shape) || hasStructuresInside(shape)),
  );
}

function countOf({ many, schemas }: PartPlan): number {
  return many === false ? 1 : Math.min(...schemas.map((schema) => plainTarget(schema).maxItems ?? Infinity));
}
