// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { XmlFragment } from "../runtime/xml.js";

export interface Settings {
  Theme: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}
