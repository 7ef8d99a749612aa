import type { Catalog } from "../entry.js";

/** Faults of overlays: documents of one's own that change a contract while it is read. */
export const overlayCatalog = {
  "overlay/unsupported-version": {
    lenient: "refuse",
    message: "The file is not an overlay of version 1.0.",
    hint: "begin it with overlay: 1.0.0",
    explain:
      "The Overlay Specification of the OpenAPI Initiative describes documents with actions that change an OpenAPI document. Those of version 1.0 are read.",
  },
  "overlay/malformed": {
    lenient: "refuse",
    message: "The overlay is malformed: {what}.",
    hint: "write what the Overlay Specification 1.0 asks for",
    explain:
      'An overlay has "overlay" (its version), "info" with "title" and "version", perhaps "extends", and "actions", each of which has a "target" and "update" or "remove".',
  },
  "overlay/invalid-target": {
    lenient: "refuse",
    message: 'Target "{target}" cannot be looked up: {reason}.',
    hint: "write a JSONPath (RFC 9535), as $.paths['/orders'].get",
    explain:
      "A target is a query of RFC 9535. The functions match() and search() are not run, since their patterns may keep a matcher busy without end, and neither is a query that could pass the values of the document more often than the limit in docs/reference/limits.md.",
  },
  "overlay/no-match": {
    severity: "warning",
    message: 'Target "{target}" selects nothing.',
    hint: "mend the target, or take the action out where the document no longer needs it",
    explain:
      "An action whose target selects nothing changes nothing. Often the document has moved on, and the overlay speaks of what is not there any more.",
  },
  "overlay/unmergeable": {
    lenient: "refuse",
    message: "{what}.",
    hint: "select the object that holds what is to change",
    explain:
      "An update is merged into an object, or added to a list, that the target selects. To change a text or a number, select the object around it.",
  },
  "overlay/other-document": {
    severity: "warning",
    message: 'The overlay says that it extends "{reference}", and is applied to "{path}".',
    hint: "name the document that is meant, or leave extends out",
    explain:
      "An overlay may say which document it was written for. It is applied to the one that the configuration or the command line gives.",
  },
} as const satisfies Catalog;
