// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export interface Story {
  /** The elements, in order. */
  items?: (
    | {
        tag: "Heading";
        value: string;
      }
    | {
        tag: "Paragraph";
        value: string;
      }
  )[];
}
