import type { StampOptions, StampResult } from "./stamp-options.js";

/**
 * The version that a package needs after its newest release, and its changelog: what `diff` finds between each release and
 * the next decides both. A configured version that is higher counts instead. Throws a `UsageError` where there is no
 * package, no repository, or another package in the folder.
 */
export async function stamp(options: StampOptions = {}): Promise<StampResult> {
  const { makeStamp } = await import("./make-stamp.js");
  return makeStamp(options);
}
