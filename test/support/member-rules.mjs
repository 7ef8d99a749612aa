/** A rule of ESLint for members of interfaces: one has a sentence unless its name and its type say all that there is to say. */

/**
 * Names that have one meaning for every property of the given types. A sentence at each would repeat this table; a
 * property of another type, or an optional one with a reason of its own, still has a sentence.
 */
const words = new Map(
  Object.entries({
    // The name of a thing, and its text.
    name: /^(string|QName|XmlQName|"before" \| "after")$/,
    text: /^string$/,
    message: /^string$/,
    value: /^string$/,
    // Positions in a file: lines and columns count from 1, offsets from 0; a start is inclusive, an end exclusive.
    line: /^number$/,
    column: /^number$/,
    offset: /^number$/,
    start: /^number$/,
    end: /^number$/,
    endLine: /^number$/,
    endColumn: /^number$/,
    // The two versions that are compared.
    before: /^(?!.*undefined)/,
    after: /^(?!.*undefined)/,
    // A string that identifies an error of the runtime, for any copy that has thrown it.
    brand: /^(typeof \w+|"[^"]+")$/,
    // Words of OpenAPI and JSON Schema, which mean what they mean there; what the document does not have is missing or false.
    summary: /^string( \| undefined)?$/,
    description: /^string( \| undefined)?$/,
    title: /^string( \| undefined)?$/,
    operationId: /^string( \| undefined)?$/,
    tags: /^readonly string\[\]$/,
    deprecated: /^boolean( \| undefined)?$/,
    required: /^boolean$/,
    explode: /^boolean$/,
    allowReserved: /^boolean$/,
    // Terms of XML Schema for its components (Part 1, section 3), and of Namespaces in XML, with "" for none.
    nillable: /^boolean$/,
    abstract: /^boolean$/,
    scope: /^"global" \| "local"$/,
    derivation: /^"extension" \| "restriction"$/,
    compositor: /^"all" \| "choice" \| "sequence"$/,
    processContents: /^"strict" \| "lax" \| "skip"$/,
    length: /^number$/,
    minLength: /^number$/,
    maxLength: /^number$/,
    minInclusive: /^string$/,
    minExclusive: /^string$/,
    maxInclusive: /^string$/,
    maxExclusive: /^string$/,
    totalDigits: /^number$/,
    fractionDigits: /^number$/,
    minOccurs: /^number$/,
    maxOccurs: /^number \| "unbounded"$/,
    targetNamespace: /^string$/,
    namespace: /^string$/,
    prefix: /^string$/,
    local: /^string$/,
    // A location in a document that is being loaded.
    at: /^Cursor$/,
    // Words of HTTP.
    method: /^string$/,
    status: /^number$/,
    contentType: /^string$/,
  }),
);

/** Words of standards, which may be missing as they may be missing there. */
const optionalWords =
  /^(?:summary|description|title|operationId|deprecated|(?:min|max)?[lL]ength|(?:min|max)(?:In|Ex)clusive|\w+Digits)$/;

/** The words of a name, in the singular and in lower case. */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/ies$/, "y").replace(/([^s])s$/, "$1"))
    .join(" ");
}

/**
 * The name of the type of one or many values in a property; undefined for functions, unions and types without a name.
 */
function heldType(type) {
  const bare = type
    .replace(/^readonly /, "")
    .replace(/^(?:Readonly)?(?:Array|Set)<(.*)>$/s, "$1")
    .replace(/^(?:Readonly)?Map<string, (.*)>$/s, "$1")
    .replace(/^readonly /, "")
    .replaceAll("[]", "");
  return /^(?:\w+\.)*([A-Z]\w*)(?:<[^<>|]*>)?$/.exec(bare)?.[1];
}

/** True of `origin: Origin`, `schemas: readonly JsonSchema[]` and `diagnostics: DiagnosticCollector`: the type has the sentence. */
function isCalledAfterItsType(name, type) {
  const held = heldType(type);
  if (held === undefined) return false;
  const [ofName, ofType] = [wordsOf(name), wordsOf(held)];
  return ofType === ofName || ofType.startsWith(`${ofName} `) || ofType.endsWith(` ${ofName}`);
}

/** True of `kind: "list"`, which is its own explanation, and of a `kind` that is one of several such. */
function isConstant(name, type) {
  if (name === "kind" && /^("[^"]+"|\w*Kind)( \| "[^"]+")*$/.test(type.replace(/^\| /, ""))) return true;
  return /^("[^"]*"|true|false|-?\d+)$/.test(type);
}

/** True for `isExclusive: boolean` and `hasDefault: boolean`: the name is a question. */
function isQuestion(name, type) {
  return /^(?:is|has|can|may|allows|needs|keeps)[A-Z]/.test(name) && type === "boolean";
}

/** True of `companyId: string` and `vendorCode: string`: the identifier or the code of the thing before it. */
function isIdentifier(name, type) {
  return /^[a-z]\w*(?:Id|Code)$/.test(name) && type === "string";
}

/** True if a property needs no explanation. */
function isPlain({ name, type, isOptional }) {
  if (isOptional) return optionalWords.test(name) && words.get(name).test(type);
  if (words.get(name)?.test(type)) return true;
  return (
    isCalledAfterItsType(name, type) || isConstant(name, type) || isQuestion(name, type) || isIdentifier(name, type)
  );
}

/**
 * True for a part of a third-party definition, such as the `Request` of the Fetch API, which defines its properties.
 */
function isPartOfOthers(declaration, sourceCode) {
  const comment =
    sourceCode.getCommentsBefore(declaration.parent).at(-1) ?? sourceCode.getCommentsBefore(declaration).at(-1);
  return /^\*\s*(?:The part of|Globals of) .*(?:`|\b(?:[Nn]ode|Fastify|Fetch API|openapi-fetch|platform)\b)/.test(
    comment?.value ?? "",
  );
}

/** True of the options of a command as commander gives them: the help of the command has their sentences. */
function isOfCommand(declaration) {
  const { name } = declaration.id;
  return (
    name === "GlobalOptions" ||
    name === "ConfigOptions" ||
    declaration.extends.some(({ expression }) => expression.name === "GlobalOptions")
  );
}

const memberHasSentence = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      silent:
        'Say before "{{ name }}" what it is: its unit or shape, and what it means when it is missing. Leave the sentence out only where name and type say it all.',
    },
  },
  create: (context) => {
    const { sourceCode } = context;
    const hasSentence = (node) => {
      const comment = sourceCode.getCommentsBefore(node).at(-1);
      return comment?.type === "Block" && /^\*[*\s]*[^*\s]/.test(comment.value);
    };
    const memberOf = (node) => ({
      node,
      name: sourceCode.getText(node.key),
      type: node.type === "TSMethodSignature" ? "()" : sourceCode.getText(node.typeAnnotation?.typeAnnotation),
      isOptional: node.optional,
    });
    /** Documented properties, by name and type: a sentence in one interface of a file applies to its others. */
    const saidOnce = new Set();
    const silent = [];
    return {
      "TSInterfaceBody > :matches(TSPropertySignature, TSMethodSignature)"(node) {
        const declaration = node.parent.parent;
        if (isOfCommand(declaration) || isPartOfOthers(declaration, sourceCode)) return;
        const member = memberOf(node);
        if (hasSentence(node)) saidOnce.add(`${member.name}: ${member.type}`);
        else if (!isPlain(member)) silent.push(member);
      },
      "Program:exit"() {
        for (const { node, name, type } of silent)
          if (!saidOnce.has(`${name}: ${type}`)) context.report({ node, messageId: "silent", data: { name } });
      },
    };
  },
};

export default { meta: { name: "members" }, rules: { "has-sentence": memberHasSentence } };
