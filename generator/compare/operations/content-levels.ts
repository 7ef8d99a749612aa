import type { MediaTypeObject } from "../../model/contract.js";
import { plainTarget } from "../../model/json-schema/plain-target.js";
import { payloadEncoding, type PayloadEncoding } from "../../plan/payload-encoding.js";
import type { Levels } from "../kind-of-change.js";

const broken: Levels = { sent: "breaking", read: "breaking" };

/** Effects on the types of consumers when a description comes or goes; those of the media type alone are left out. */
export function descriptionLevels(before: MediaTypeObject, after: MediaTypeObject): Levels {
  const [old, now] = [payloadEncoding(before), payloadEncoding(after)];
  if (old.kind !== now.kind) return broken;
  if (isUntold(old) === isUntold(now)) return {};
  // From anything to something: what is sent no longer fits. From something to anything: what is read no longer does.
  return isUntold(old) ? { sent: "breaking" } : { read: "breaking" };
}

/** True when the type of a payload is the widest that its media type allows. */
function isUntold(carrier: PayloadEncoding): boolean {
  switch (carrier.kind) {
    case "json":
      return carrier.schema === undefined;
    case "stream":
      return carrier.item === undefined;
    case "text": {
      if (carrier.schema === undefined) return true;
      const { types, enum: values, const: only } = plainTarget(carrier.schema);
      return types?.length === 1 && types[0] === "string" && values === undefined && only === undefined;
    }
    case "binary":
      return true;
    case "xml":
    case "document":
    case "form":
    case "multipart":
      return false;
  }
}

/** Levels for a part of a multipart form that is a file in one version and a value in the other. */
export function partLevels(before: MediaTypeObject, after: MediaTypeObject, part: string): Levels {
  const isFile = (media: MediaTypeObject): boolean => {
    const carrier = payloadEncoding(media);
    if (carrier.kind !== "multipart") return false;
    return carrier.parts.named.some(({ name, kind }) => name === part && kind === "file");
  };
  return isFile(before) === isFile(after) ? {} : broken;
}
