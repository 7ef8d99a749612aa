import type { StampOptions, StampResult } from "./stamp-options.js";

/**
 * Returns the version that a package needs after its newest release, and its changelog: the changes that `diff` finds
 * between each release and the next decide both. A higher configured version takes precedence. Throws a `UsageError` if
 * no package or repository exists, or if the folder contains another package.
 */
export async function stamp(options: StampOptions = {}): Promise<StampResult> {
  const { makeStamp } = await import("./make-stamp.js");
  return makeStamp(options);
}
