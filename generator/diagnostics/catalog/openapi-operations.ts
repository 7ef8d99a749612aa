import type { Catalog } from "../entry.js";
import { didYouMean, didYouMeanOr } from "../suggest.js";

/** Errors of paths, operations, parameters and payloads. */
export const openapiOperationCatalog = {
  "openapi/operation-ref": {
    lenient: "ignore",
    message: '{method} "{path}" is a reference, which OpenAPI does not allow for an operation.',
    hint: "write the operation here, or use a reference for the whole path item",
    explain:
      "A Path Item Object may be a reference, but its operations may not: no version of OpenAPI defines the properties next to such a reference. Lenient reading uses the referenced operation.",
  },
  "openapi/path-without-slash": {
    lenient: ({ isRead }: { isRead: boolean }) => (isRead ? "ignore" : "give-up"),
    message: 'Path "{path}" does not begin with "/".',
    hint: 'write "/{path}"',
    explain:
      "A path is appended to the url of the server, so it starts with a slash. Lenient reading adds one, unless another path has that name.",
  },
  "openapi/foreign-template": {
    lenient: "ignore",
    message: 'Path "{path}" uses a template syntax that OpenAPI does not define; it is read as "{readAs}".',
    hint: ({ spanning }: { spanning: string | undefined }) =>
      spanning === undefined
        ? "write a plain name in braces, and constrain the value in the schema of the parameter"
        : `write a plain name in braces; clients send slashes of "${spanning}" unescaped, and servers accept only one segment`,
    explain:
      'Frameworks and gateways use other templates: "{proxy+}", "{*path}", "{name=projects/*}", "{id:int}", "/orders/:id". OpenAPI only has plain names in braces, and a parameter with the same name. Lenient reading uses the name, unless a parameter has the full string in braces as its name. A name after a colon needs a declared parameter. Other parts of the template are not checked. Clients send a variable for several segments with its slashes. Servers cannot detect its end, so they accept only one segment.',
  },
  "openapi/unreachable-path": {
    severity: "warning",
    message: 'No request reaches path "{path}": it has {reason}.',
    hint: "write the path as in a request, and declare query and header parameters separately",
    explain:
      'A client sends the part before "#", and removes a segment for each ".." (RFC 3986, sections 3.5 and 5.2.4; "%2e" is a dot, and clients treat a backslash as a slash). A server gets the query separately. So a request would reach another path, or none.',
  },
  "openapi/malformed-template": {
    lenient: "give-up",
    message: 'Path "{path}" {reason}.',
    hint: () => "write each parameter once, as a name in braces: /orders/{orderId}",
    explain:
      "A name in braces in a path is a path parameter. Braces must be balanced, and each name is unique and not empty.",
  },
  "openapi/ambiguous-path": {
    lenient: "ignore",
    message: ({ path, other, method }: { path: string; other: string; method: string }) =>
      `${method.toUpperCase()} "${path}" matches the same requests as "${other}".`,
    hint: "change one of the paths",
    explain:
      "Paths that differ only in the names of their parameters match the same requests. With the same method in both, a request does not identify one operation.",
  },
  "openapi/split-path": {
    severity: "warning",
    message: 'Path "{path}" differs from "{other}" only in parameter names.',
    hint: "move the operations of both into one path",
    explain:
      "OpenAPI forbids two paths that differ only in the names of their parameters, because they match the same requests. Their methods differ here, so each operation is still reachable.",
  },
  "openapi/duplicate-operation-id": {
    lenient: ({ isSamePlace }: { isSamePlace: boolean }) => (isSamePlace ? "ignore" : "drop"),
    message: 'The operationId "{id}" is used twice.',
    hint: "give each operation a unique operationId",
    explain:
      "An operationId is unique in the document; generated functions have its name. Two paths with the same path item or operation by reference repeat it too: lenient reading keeps it, and adds a number to the later method.",
  },
  "openapi/undeclared-path-parameter": {
    lenient: "ignore",
    message: 'Path parameter "{name}" of "{path}" is not declared.',
    hint: ({ name, near }: { name: string; near?: string | undefined }) =>
      didYouMean(near) ?? `add a parameter with name: ${name}, in: path and required: true`,
    explain:
      "Each name in braces in a path needs a parameter with the same name and in: path, in the path item or in each operation.",
  },
  "openapi/unused-path-parameter": {
    lenient: "give-up",
    message: 'Path parameter "{name}" is not in "{path}".',
    hint: ({ name, near }: { name: string; near?: string | undefined }) =>
      didYouMean(near) ?? `write {${name}} into the path, or remove the parameter`,
    explain: "A parameter with in: path is the value of a name in braces in the path. Names are case-sensitive.",
  },
  "openapi/optional-path-parameter": {
    lenient: "ignore",
    message: 'Path parameter "{name}" is not required.',
    hint: "add required: true",
    explain: "OpenAPI requires required: true for path parameters, because a path without the value is another path.",
  },
  "openapi/duplicate-parameter": {
    lenient: "give-up",
    message: 'Parameter "{name}" in {place} is listed twice.',
    hint: "remove the duplicate",
    explain:
      "Name and location identify a parameter in a list; header names are case-insensitive. An operation may repeat a parameter of its path item to override it.",
  },
  "openapi/ignored-header-parameter": {
    severity: "warning",
    message: 'The header "{name}" cannot be described as a parameter and is ignored.',
    hint: "{instead}",
    explain:
      "OpenAPI describes Accept by the responses, Content-Type by the media types, and Authorization by security. Header parameters of these names are ignored.",
  },
  "openapi/unexpected-body": {
    severity: "warning",
    message: ({ method }: { method: string }) =>
      `The body of a ${method.toUpperCase()} request has no defined meaning.`,
    hint: "move the data to parameters, or use POST",
    explain:
      "HTTP does not define the meaning of a body in GET, HEAD, DELETE and TRACE requests, and many clients and servers drop it.",
  },
  "openapi/unknown-style": {
    lenient: "drop",
    message: 'Style "{style}" is not allowed in {place}.',
    hint: "use {allowed}",
    explain:
      "Styles by location: path has matrix, label and simple; query has form, spaceDelimited, pipeDelimited and deepObject; header has simple; cookie has form.",
  },
  "openapi/parameter-content": {
    lenient: ({ isText }: { isText: boolean }) => (isText ? "ignore" : "give-up"),
    message: '"{name}" needs either a schema or exactly one entry under content.',
    hint: ({ isText }: { isText: boolean }) =>
      isText ? "add a schema, such as schema: { type: string }" : "keep the schema, or one media type",
    explain:
      "A parameter or header has either schema (with a style) or content with a single media type. Lenient reading treats one with neither as a string.",
  },
  "openapi/refused-default": {
    lenient: "drop",
    message: 'The default of "{name}" is {value}, which its schema rejects.',
    hint: "write a default that the schema accepts, or remove it",
    explain:
      "A server fills in the default of an absent parameter, header or form field before validation. With an invalid default it would reject every request without the value. Defaults of items and properties are not filled in, but callers that send them would be rejected too.",
  },
  "openapi/example-and-examples": {
    lenient: "ignore",
    message: '"example" and "examples" are mutually exclusive.',
    hint: 'move the example into "examples"',
    explain: "OpenAPI allows one example in example, or several named ones in examples.",
  },
  "openapi/no-responses": {
    lenient: "ignore",
    message: "The operation has no response.",
    hint: 'describe at least one response, or "default"',
    explain: "OpenAPI requires at least one response, which should be that of a successful call.",
  },
  "openapi/malformed-status": {
    lenient: ({ status }: { status: string }) => (/^[1-5]xx$/i.test(status) ? "ignore" : "give-up"),
    message: '"{status}" is not a response status.',
    hint: 'write a status such as "200", a range such as "4XX", or "default"',
    explain:
      "The keys of responses are an HTTP status of three digits, a range from 1XX to 5XX in capital letters, or default.",
  },
  "openapi/malformed-media-type": {
    lenient: "give-up",
    message: '"{mediaType}" is not a media type.',
    hint: "write a type such as application/json, or a range such as text/*",
    explain:
      "The keys of content are media types or ranges (RFC 9110, section 8.3.1): a type, a slash, a subtype, and parameters after semicolons.",
  },
  "openapi/duplicate-media-type": {
    lenient: "give-up",
    message: 'Media type "{mediaType}" is listed twice.',
    hint: "remove one of them; media types are case-insensitive",
    explain: "Media types are case-insensitive, so both entries describe the same payloads.",
  },
  "openapi/xml-without-xsd": {
    severity: "warning",
    message: ({ mediaType, count, why }: { mediaType: string; count: number; why: string }) =>
      count === 1
        ? `Content "${mediaType}" is not completely described as XML: ${why}.`
        : `Content "${mediaType}" is not completely described as XML, here and ${count - 1} more times: ${why}.`,
    hint: 'add "xml" to the schema (name, attribute, wrapped), or name the XSD element: x-xsd-element: "orders.xsd#Order"',
    explain:
      "Generated code reads and writes XML that a JSON schema describes as the equivalent JSON value, as the XML Object of OpenAPI specifies. This requires an object or an array, valid XML names, and a name for the root element. Other content is a string. With x-xsd-element in the media type, an XSD next to the spec defines its types and codec.",
  },
  "openapi/malformed-xsd-element": {
    lenient: "drop",
    message: '"{written}" does not name an XSD element.',
    hint: () => 'write a file and an element: "orders.xsd#Order", or "orders.xsd#{namespace}Order"',
    explain:
      "x-xsd-element contains the path of an XSD file, relative to the file of the reference, and after # the local name of a global element. If the name is ambiguous, write the namespace in braces before it.",
  },
  "openapi/unknown-xsd-element": {
    lenient: "drop",
    message: 'Element "{name}" is not defined in "{file}".',
    hint: didYouMeanOr("name a global element of the XSD"),
    explain:
      "x-xsd-element names a global element: an xs:element directly below xs:schema, in the file or in a file that it includes or imports.",
  },
  "openapi/ambiguous-xsd-element": {
    lenient: "drop",
    message: 'Element "{name}" is defined in several namespaces.',
    hint: "use {names}",
    explain:
      "Two global elements have the same local name, so the reference needs the namespace in braces before the name.",
  },
  "openapi/xsd-element-on-other-type": {
    lenient: "drop",
    message: '"x-xsd-element" is not allowed for "{mediaType}", which is neither XML nor JSON.',
    hint: "use application/xml, application/json, or a type that ends in +xml or +json",
    explain:
      "An XSD element describes XML, and JSON whose schema is derived from it. In another media type it would have no effect.",
  },
  "openapi/xsd-element-beside-schema": {
    lenient: "drop",
    message: '"x-xsd-element" and "schema" both describe "{mediaType}".',
    hint: "remove the schema, so that it is derived from the element, or the x-xsd-element",
    explain:
      "specwright derives the JSON schema of x-xsd-element from the XSD. A second, written schema would drift apart from it.",
  },
  "openapi/invalid-xsd-view": {
    lenient: "drop",
    message: '"x-xsd-view" {reason}.',
    hint: 'write "create" or "update" next to the x-xsd-element of a request, or remove it',
    explain:
      'An XSD marks elements and attributes with create="R", create="X", update="R" and update="X" (namespace "urn:specwright:marks"): required, or not allowed. x-xsd-view sets whether a request creates or updates, and so which marks apply.',
  },
} as const satisfies Catalog;
