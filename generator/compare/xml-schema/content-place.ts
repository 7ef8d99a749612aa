import type { ComplexTypeDefinition } from "../../model/xml-schema/components.js";
import type { Content } from "../../model/xml-schema/content-expression.js";
import type { Frame } from "./frame.js";
import type { Versions, XmlSession } from "./session.js";

/** Two versions of a complex type's content, at a place. */
export interface ContentPlace {
  /** The type in each version. */
  readonly types: Versions<ComplexTypeDefinition>;
  /** The content models as expressions. */
  readonly contents: Versions<Content>;
  /** The element whose content it is. */
  readonly frame: Frame;
  /** The name under which changes are told: "Order/Line". */
  readonly subject: string;
  readonly session: XmlSession;
}
