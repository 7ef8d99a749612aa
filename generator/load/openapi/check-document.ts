import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Bundle } from "./bundle.js";
import type { SpecDocument } from "./cursor.js";
import type { Version } from "./version.js";

export async function checkDocument(
  _version: Version,
  _bundled: Bundle,
  _root: SpecDocument,
  _diagnostics: Diagnostics,
): Promise<void> {}
