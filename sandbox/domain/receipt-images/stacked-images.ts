import { readImage } from "./image-kind.js";

/** Stacks images in one SVG that contains them, without external references. */
export function stackedImages(files: readonly { readonly mediaType: string; readonly content: Uint8Array }[]): {
  readonly mediaType: string;
  readonly content: Uint8Array;
} {
  let width = 0;
  let height = 0;
  const images = files.map(({ mediaType, content }) => {
    const size = readImage(content) ?? { width: 1, height: 1 };
    const top = height;
    width = Math.max(width, size.width);
    height += size.height;
    const data = `data:${mediaType};base64,${Buffer.from(content).toString("base64")}`;
    return `<image y="${top}" width="${size.width}" height="${size.height}" href="${data}"/>`;
  });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return { mediaType: "image/svg+xml", content: Buffer.from([open, ...images, "</svg>"].join("\n")) };
}
