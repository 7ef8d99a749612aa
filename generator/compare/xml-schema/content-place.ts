import type { ComplexTypeDefinition } from "../../model/xml-schema/components.js";
import type { Content } from "../../model/xml-schema/content-expression.js";
import type { Frame } from "./frame.js";
import type { Both, XmlSession } from "./session.js";

/** Two versions of a complex type's content, at a place. */
export interface ContentPlace {
  readonly types: Both<ComplexTypeDefinition>;
  readonly contents: Both<Content>;
  readonly frame: Frame;
  readonly subject: string;
  readonly session: XmlSession;
}
