// The options of xmllint that contract tests use: --version, and --noout --nonet --schema SCHEMA FILE...
import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";

const [, , first, , , schema, ...files] = process.argv;
if (first !== "--version") {
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schema), { url: schema }));
  for (const file of files) {
    try {
      validator.validate(XmlDocument.fromBuffer(readFileSync(file)));
      console.error(`${file} validates`);
    } catch (error) {
      console.error(`${file}:1: ${error.message.split("\n")[0]}\n${file} fails to validate`);
      process.exitCode = 3;
    }
  }
}
