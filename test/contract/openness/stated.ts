import type { OpenType } from "./open-types.js";

/** An open type in emitted code without a question: the documents or the kind of the code require it. */
export interface StatedOpenness {
  /** The modules in which it is found: "types". */
  readonly modules: readonly string[];
  readonly position: OpenType["position"];
  /** The names of the places. */
  readonly name: RegExp;
  readonly reason: string;
}

/** All of them. One that nothing needs fails the test that reads this. */
export const statedOpenness: readonly StatedOpenness[] = [
  {
    modules: ["types"],
    position: "value",
    name: /\.unknownElements$/,
    reason:
      "The documents tell readers to tolerate elements that they do not know; they are kept as they were written.",
  },
  {
    modules: ["validators", "codecs"],
    position: "parameter",
    name: /^(?:is|validate)\w+\.value$/,
    reason: "A check takes a value of which nothing is known; what comes out is typed.",
  },
  {
    modules: ["server"],
    position: "default",
    name: /Context$/,
    reason: "What a security hook returns belongs to the application: its type is inferred, and unknown until then.",
  },
  {
    modules: ["server"],
    position: "value",
    name: /^\w+Reply\.headers$/,
    reason: "A server may send headers of which its contract does not speak, as every server does.",
  },
  {
    modules: ["paths"],
    position: "value",
    name: /^(?:operations\.\w+\.responses\.(?:\w+|"\w+")|components\.responses\.\w+)\.headers$/,
    reason: "openapi-typescript lets every response have further headers.",
  },
];
