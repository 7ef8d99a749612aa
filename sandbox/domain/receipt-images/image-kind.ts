import { imageSize } from "image-size";

/** Kinds of images that are accepted, each with its media type. */
const mediaTypes = { png: "image/png", jpg: "image/jpeg", gif: "image/gif" } as const;

/** An image by its octets: the media type, and the size in pixels. */
export interface KnownImage {
  /** A media type that receipts may have. */
  readonly mediaType: (typeof mediaTypes)[keyof typeof mediaTypes];
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** The kind and size of an image; undefined for octets that are not an image of an accepted kind. */
export function readImage(octets: Uint8Array): KnownImage | undefined {
  try {
    const { type = "", width, height } = imageSize(octets);
    if (!isAccepted(type) || width < 1 || height < 1) return undefined;
    return { mediaType: mediaTypes[type], width, height };
  } catch {
    return undefined;
  }
}

function isAccepted(type: string): type is keyof typeof mediaTypes {
  return Object.hasOwn(mediaTypes, type);
}
