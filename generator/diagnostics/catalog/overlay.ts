import type { Catalog } from "../entry.js";

/** Errors of overlays: documents of one's own that change a spec while it is read. */
export const overlayCatalog = {
  "overlay/unsupported-version": {
    lenient: "refuse",
    message: "The file is not an Overlay 1.0 document.",
    hint: 'start it with "overlay: 1.0.0"',
    explain:
      "An overlay contains actions that change an OpenAPI document. specwright supports version 1.0 of the Overlay Specification.",
  },
  "overlay/malformed": {
    lenient: "refuse",
    message: "The overlay is malformed: {what}.",
    hint: "follow the Overlay Specification 1.0",
    explain:
      'An overlay has "overlay" (its version), "info" with "title" and "version", optionally "extends", and "actions". Each action has a "target" and "update" or "remove".',
  },
  "overlay/invalid-target": {
    lenient: "refuse",
    message: 'Target "{target}" cannot be evaluated: {reason}.',
    hint: "write a JSONPath (RFC 9535), such as $.paths['/orders'].get",
    explain:
      "A target is a query of RFC 9535. specwright does not run the functions match() and search(), because their patterns can backtrack. It also rejects a query that could visit more values than the limit in docs/reference/limits.md.",
  },
  "overlay/no-match": {
    severity: "warning",
    message: 'Target "{target}" selects nothing.',
    hint: "fix the target, or remove the action",
    explain:
      "An action whose target selects nothing has no effect. The document may have changed since the overlay was written.",
  },
  "overlay/unmergeable": {
    lenient: "refuse",
    message: "The action cannot be applied: {reason}.",
    hint: "select the object around the value to change",
    explain:
      "An update is merged into an object, or appended to an array, that the target selects. To change a string or a number, select the object around it.",
  },
  "overlay/other-document": {
    severity: "warning",
    message: 'The overlay extends "{reference}", but is applied to "{path}".',
    hint: 'name the right document, or remove "extends"',
    explain:
      "An overlay may name the document that it was written for. specwright applies it to the document that the configuration or the command line names.",
  },
} as const satisfies Catalog;
