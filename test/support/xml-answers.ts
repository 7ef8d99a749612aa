import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { XmlDocument, XmlElement, XsdValidator } from "libxml2-wasm";

/**
 * XML responses that our policy for unknown elements accepts and a validator of XSD 1.0 rejects: the test, and the
 * reason.
 */
export const allowedXml: Readonly<Record<string, string>> = {
  "keeps elements that the schema does not know where they were sent, until others of their name come":
    "The elements are those that a caller sent: they are told as they came, by the policy of unknown elements.",
  "is an element at the end of the root of XML":
    "The fault is an element that no contract knows: clients keep it, by the policy of unknown elements.",
};

/** Validates the XML responses of a `fetch`, which are passed on unchanged. */
export interface XmlAnswers {
  /** Returns a `fetch` whose XML responses are validated. */
  checked<Target, Init extends RequestInit>(
    fetch: (target: Target, init?: Init) => Promise<Response>,
  ): (target: Target, init?: Init) => Promise<Response>;
  /** The refusals of libxml2 since they were last taken. */
  take(): readonly string[];
}

/** XML responses of the sandbox, validated against the XSDs of the APIs by libxml2. */
export function createXmlAnswers(): XmlAnswers {
  let refusals: string[] = [];
  return {
    checked: (fetch) => async (target, init) => {
      const answer = await fetch(target, init);
      const type = answer.headers.get("content-type") ?? "";
      if (answer.body === null || !/^(?:application|text)\/xml\b/i.test(type)) return answer;
      // The caller handles a response that breaks off.
      const text = await answer
        .clone()
        .text()
        .catch(() => undefined);
      const refusal = text === undefined ? undefined : refusalOf(text);
      if (refusal !== undefined) refusals.push(`${refusal}\n${text}`);
      return answer;
    },
    take() {
      const taken = refusals;
      refusals = [];
      return taken;
    },
  };
}

/** The responses of all tests of this process. */
export const xmlAnswers = createXmlAnswers();

function refusalOf(text: string): string | undefined {
  try {
    using document = XmlDocument.fromString(text);
    const validator = validators().get(document.root.name);
    if (validator === undefined) return `No XSD declares the element "${document.root.name}".`;
    validator.validate(document);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message.trim();
    throw error;
  }
}

const specs = fileURLToPath(new URL("../../specs/", import.meta.url));
let known: ReadonlyMap<string, XsdValidator> | undefined;

/** The XSD of each root element, compiled once a process. */
function validators(): ReadonlyMap<string, XsdValidator> {
  const files = known ? [] : readdirSync(specs, { recursive: true, encoding: "utf8" });
  return (known ??= new Map(files.filter((file) => file.endsWith(".xsd")).flatMap(rootsOf)));
}

function rootsOf(file: string): readonly (readonly [string, XsdValidator])[] {
  using schema = XmlDocument.fromString(readFileSync(specs + file, "utf8"));
  const validator = XsdValidator.fromDoc(schema);
  const found = schema.find("/xs:schema/xs:element", { xs: "http://www.w3.org/2001/XMLSchema" });
  return found.map((node) => [(node instanceof XmlElement && node.attr("name")?.value) || "", validator]);
}
