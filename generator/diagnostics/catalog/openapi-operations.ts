import type { Catalog } from "../entry.js";
import { didYouMean, didYouMeanOr } from "../suggest.js";

/** Faults of paths, operations, parameters and payloads. */
export const openapiOperationCatalog = {
  "openapi/operation-ref": {
    lenient: "ignore",
    message: '{method} "{path}" is a reference, and an operation may not be one.',
    hint: "write the operation here, or let the whole path item be a reference",
    explain:
      "A Path Item Object may be a reference, but its operations may not: no version of OpenAPI says what members beside one would mean. Lenient reading takes the operation that it names.",
  },
  "openapi/path-without-slash": {
    lenient: ({ isRead }: { isRead: boolean }) => (isRead ? "ignore" : "give-up"),
    message: 'Path "{path}" does not begin with "/".',
    hint: 'write "/{path}"',
    explain:
      "A path is appended to the url of the server, so it begins with a slash. Lenient reading puts one in front, unless another path has that name.",
  },
  "openapi/foreign-template": {
    lenient: "ignore",
    message: 'Path "{path}" is not written as OpenAPI writes paths; what it means is "{readAs}".',
    hint: ({ spanning }: { spanning: string | undefined }) =>
      spanning === undefined
        ? "write a plain name in braces, and say in the parameter's schema what it takes"
        : `write a plain name in braces; a client sends slashes of "${spanning}" as they are, and a server answers where it is one segment`,
    explain:
      'Frameworks and gateways write more than a name into braces: "{proxy+}", "{*path}", "{name=projects/*}", "{id:int}", or none around it: "/orders/:id". OpenAPI knows plain names in braces alone, and a parameter of exactly that name. Lenient reading takes the name, unless a parameter is called as the braces say; a name behind a colon is one where a parameter has it. What stands beside it is not checked. A variable that stands for several segments is sent with its slashes by a client; a server, which cannot know where it ends, answers requests in which it is one segment.',
  },
  "openapi/unreachable-path": {
    severity: "warning",
    message: 'No request arrives at path "{path}": it has {reason}.',
    hint: "write the path as it stands in a request; parameters of the query and of headers are named apart",
    explain:
      'A client sends what stands before "#", and goes up a folder for each segment ".." (RFC 3986, sections 3.5 and 5.2.4; "%2e" is a dot, and to clients a backslash is a slash). A server gets the query apart from the path. So a request goes to another path than the contract says, or to none.',
  },
  "openapi/malformed-template": {
    lenient: "give-up",
    message: 'Path "{path}" {reason}.',
    hint: () => "write each parameter once, as a name in braces: /orders/{orderId}",
    explain:
      "In a path, a name in braces stands for a path parameter. Braces come in pairs, hold a name, and no name comes twice.",
  },
  "openapi/ambiguous-path": {
    lenient: "ignore",
    message: ({ path, other, method }: { path: string; other: string; method: string }) =>
      `${method.toUpperCase()} "${path}" cannot be told from "${other}".`,
    hint: "change one of the paths",
    explain:
      "Paths that differ in the names of their parameters alone match the same requests. With the same method under both, nobody can say which operation is called.",
  },
  "openapi/split-path": {
    severity: "warning",
    message: 'Path "{path}" is the same as "{other}" with other names.',
    hint: "put the operations of both under one path",
    explain:
      "OpenAPI forbids two paths that differ in the names of their parameters alone, since they match the same requests. Their methods differ here, so each operation can still be told.",
  },
  "openapi/duplicate-operation-id": {
    lenient: ({ isSamePlace }: { isSamePlace: boolean }) => (isSamePlace ? "ignore" : "drop"),
    message: 'Operation "{id}" is defined twice.',
    hint: "give each operation an operationId of its own",
    explain:
      "An operationId names one operation among all of the document; generated functions carry it. Two paths that refer to one path item, or to one operation, have it twice too: lenient reading keeps it, and the later method gets a number.",
  },
  "openapi/undeclared-path-parameter": {
    lenient: "ignore",
    message: 'Path parameter "{name}" of "{path}" is not declared.',
    hint: ({ name, near }: { name: string; near?: string | undefined }) =>
      didYouMean(near) ?? `add a parameter with name: ${name}, in: path and required: true`,
    explain:
      "Each name in braces in a path has a parameter with that name and in: path, at the path item or at each operation.",
  },
  "openapi/unused-path-parameter": {
    lenient: "give-up",
    message: 'Path parameter "{name}" does not occur in "{path}".',
    hint: ({ name, near }: { name: string; near?: string | undefined }) =>
      didYouMean(near) ?? `write {${name}} into the path, or remove the parameter`,
    explain:
      "A parameter with in: path gives the value for a name in braces in the path. Names are compared letter by letter.",
  },
  "openapi/optional-path-parameter": {
    lenient: "ignore",
    message: 'Path parameter "{name}" is not required.',
    hint: "add required: true",
    explain: "Without its parameters a path is another path, so OpenAPI asks for required: true.",
  },
  "openapi/duplicate-parameter": {
    lenient: "give-up",
    message: 'Parameter "{name}" in {place} is listed twice.',
    hint: "keep one of them",
    explain:
      "Within one list, a parameter is known by its name and its place; names of headers are the same in capitals. An operation may repeat a parameter of its path item to override it.",
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
    message: ({ method }: { method: string }) => `A ${method.toUpperCase()} request has no defined body.`,
    hint: "move the data to parameters, or use POST",
    explain: "HTTP gives a body of GET, HEAD, DELETE and TRACE no meaning, and many clients and servers drop it.",
  },
  "openapi/unknown-style": {
    lenient: "drop",
    message: 'Style "{style}" does not exist in {place}.',
    hint: "use {allowed}",
    explain:
      "Styles by place: path has matrix, label and simple; query has form, spaceDelimited, pipeDelimited and deepObject; header has simple; cookie has form.",
  },
  "openapi/parameter-content": {
    lenient: ({ isText }: { isText: boolean }) => (isText ? "ignore" : "give-up"),
    message: '"{name}" needs either a schema or exactly one entry under content.',
    hint: ({ isText }: { isText: boolean }) =>
      isText ? "write a schema, as in: schema: { type: string }" : "keep the schema, or one media type",
    explain:
      "A parameter or header is described by schema (with a style) or by content with a single media type; never by both, none, or several. Lenient reading takes one with none for a text.",
  },
  "openapi/refused-default": {
    lenient: "drop",
    message: 'The default of "{name}" is {value}, which its own schema refuses.',
    hint: "write a default that the schema accepts, or leave it out",
    explain:
      "An absent parameter, header or form field gets its default before it is checked. A default that breaks its own schema makes a server refuse everybody who leaves it out. Defaults of items and members are not filled in; callers who trust in what they say are refused all the same.",
  },
  "openapi/example-and-examples": {
    lenient: "ignore",
    message: '"example" and "examples" exclude each other.',
    hint: 'move the example into "examples"',
    explain: "OpenAPI allows one example under example, or several by name under examples.",
  },
  "openapi/no-responses": {
    lenient: "ignore",
    message: "The operation has no response.",
    hint: 'describe at least one response, or "default"',
    explain: "OpenAPI asks for at least one response code, and the response of a successful call should be among them.",
  },
  "openapi/malformed-status": {
    lenient: ({ status }: { status: string }) => (/^[1-5]xx$/i.test(status) ? "ignore" : "give-up"),
    message: '"{status}" is not a response status.',
    hint: 'write a status such as "200", a range such as "4XX", or "default"',
    explain:
      "Responses stand under an HTTP status of three digits, under a range from 1XX to 5XX with capital letters, or under default.",
  },
  "openapi/malformed-media-type": {
    lenient: "give-up",
    message: '"{mediaType}" is not a media type.',
    hint: "write a type such as application/json, or a range such as text/*",
    explain:
      "Entries under content are media types or ranges (RFC 9110, section 8.3.1): a type, a slash, a subtype, and parameters after semicolons.",
  },
  "openapi/duplicate-media-type": {
    lenient: "give-up",
    message: 'Media type "{mediaType}" is listed twice.',
    hint: "keep one of them; capitals make no difference",
    explain: "Media types are compared without regard to capitals, so both entries describe the same payloads.",
  },
  "openapi/xml-without-xsd": {
    severity: "warning",
    message: ({ mediaType, count, why }: { mediaType: string; count: number; why: string }) =>
      count === 1
        ? `Content "${mediaType}" is not wholly described as XML: ${why}.`
        : `Content "${mediaType}" is not wholly described as XML, here and at ${count - 1} more places: ${why}.`,
    hint: 'say it by "xml" in the schema (name, attribute, wrapped), or name the element that travels: x-xsd-element: "orders.xsd#Order"',
    explain:
      "XML that a JSON schema describes is read and written as the value that its JSON would be, as the XML Object of OpenAPI says: that takes an object or a list, names that XML allows, and one for the root element. Generated code treats other content as text. With x-xsd-element on the media type, an XSD beside the spec gives it types and a codec.",
  },
  "openapi/malformed-xsd-element": {
    lenient: "drop",
    message: '"{written}" does not name an XSD element.',
    hint: () => 'write a file and an element: "orders.xsd#Order", or "orders.xsd#{namespace}Order"',
    explain:
      "x-xsd-element names an XSD file, relative to the file that holds it, and after # a global element: its local name, with the namespace in braces where the name alone is not clear.",
  },
  "openapi/unknown-xsd-element": {
    lenient: "drop",
    message: 'Element "{name}" is not defined in "{file}".',
    hint: didYouMeanOr("name a global element of the XSD"),
    explain:
      "x-xsd-element names a global element: an xs:element directly below xs:schema, in the file or in what it includes or imports.",
  },
  "openapi/ambiguous-xsd-element": {
    lenient: "drop",
    message: 'Element "{name}" is defined in several namespaces.',
    hint: "write one of {names}",
    explain: "Two global elements share the local name, so the namespace must be told, in braces before the name.",
  },
  "openapi/xsd-element-on-other-type": {
    lenient: "drop",
    message: '"x-xsd-element" stands on "{mediaType}", which is neither XML nor JSON.',
    hint: "use application/xml, application/json, or a type that ends in +xml or +json",
    explain:
      "An XSD element describes XML, and JSON whose schema is derived from it. On another media type it would be ignored, so it is refused.",
  },
  "openapi/xsd-element-beside-schema": {
    lenient: "drop",
    message: '"x-xsd-element" stands beside a schema, which already says what "{mediaType}" holds.',
    hint: "leave the schema out, so that it is derived from the element, or the x-xsd-element",
    explain:
      "The schema of JSON beside x-xsd-element is derived from the XSD. A schema that is written as well says the same a second time, and would differ one day.",
  },
  "openapi/invalid-xsd-view": {
    lenient: "drop",
    message: '"x-xsd-view" {reason}.',
    hint: 'write "create" or "update" beside the x-xsd-element of a request, or leave it out',
    explain:
      'An XSD marks its elements and attributes with create="R", create="X", update="R" and update="X" (namespace "urn:specwright:marks"): required, or not possible. x-xsd-view says that a request creates or updates, so that these marks decide what may be sent.',
  },
} as const satisfies Catalog;
