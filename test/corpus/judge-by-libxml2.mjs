// The results of libxml2 for documents: `node judge-by-libxml2.mjs schema.xsd document.xml ...`, as a JSON list with
// the message for each, or "". A process of its own, since libxml2 does not release memory.
import { readFileSync } from "node:fs";
import { ParseOption, XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

xmlRegisterFsInputProviders();
const [schemaPath, ...documents] = process.argv.slice(2);
const schema = XmlDocument.fromBuffer(readFileSync(schemaPath), {
  url: schemaPath,
  option: ParseOption.XML_PARSE_NOENT,
});
const verdicts = [];
let validator;
let refusal = "";
try {
  validator = XsdValidator.fromDoc(schema);
} catch (error) {
  refusal = `the schema: ${error.message.trim()}`;
}
for (const path of documents) verdicts.push(refusal || verdictOn(path));
console.log(JSON.stringify(verdicts));

function verdictOn(path) {
  try {
    const document = XmlDocument.fromBuffer(readFileSync(path), { option: ParseOption.XML_PARSE_HUGE });
    validator.validate(document);
    return "";
  } catch (error) {
    return error.message.trim();
  }
}
