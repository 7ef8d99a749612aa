import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * What Xerces says of schemas and documents. Standard input names a file in each line, "schema" or "document" before
 * it, parted by a tab; a document is judged by the last schema. Each line of standard output answers one of them:
 * empty for yes, else why not. The one argument names a factory other than that of the JDK.
 */
class Xerces {
  public static void main(String[] arguments) throws IOException, SAXException {
    SchemaFactory factory =
        arguments.length == 0
            ? SchemaFactory.newDefaultInstance()
            : SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI, arguments[0], null);
    factory.setFeature("http://apache.org/xml/features/validation/schema-full-checking", true);
    factory.setErrorHandler(strict);
    Schema schema = null;
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] parts = line.split("\t");
      StreamSource source = new StreamSource(new File(parts[1]));
      String refusal = "";
      try {
        if (parts[0].equals("schema")) {
          schema = null;
          schema = factory.newSchema(source);
        } else if (schema == null) {
          refusal = "There is no schema.";
        } else {
          Validator validator = schema.newValidator();
          validator.setErrorHandler(strict);
          validator.validate(source);
        }
      } catch (SAXException | IOException exception) {
        refusal = String.valueOf(exception.getMessage()).replaceAll("\\s+", " ");
      }
      System.out.println(refusal);
    }
  }

  private static final ErrorHandler strict =
      new ErrorHandler() {
        @Override
        public void warning(SAXParseException exception) throws SAXException {
          throw exception;
        }

        @Override
        public void error(SAXParseException exception) throws SAXException {
          throw exception;
        }

        @Override
        public void fatalError(SAXParseException exception) throws SAXException {
          throw exception;
        }
      };
}
