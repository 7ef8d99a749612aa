/**
 * Twenty edits as authors of contracts make them, each of one thing: in the spec, behind the text `behind`, the first
 * `text` becomes `by`.
 */
export const edits = [
  {
    what: "make a field optional",
    spec: "event-subscriptions/openapi.yaml",
    behind: "\n    Subscription:\n",
    text: "companyIds, groups, scope]",
    by: "companyIds, groups]",
  },
  {
    what: "make a field required",
    spec: "purchase-requests/openapi.yaml",
    behind: "\n    PurchaseRequest:\n",
    text: "required: [currencyCode, lineItems]",
    by: "required: [currencyCode, description, lineItems]",
  },
  {
    what: "add an optional field",
    spec: "company-tokens/openapi.yaml",
    behind: "description: The base URL of the data center to use.\n          type: string\n",
    text: "",
    by: "        issued_at:\n          description: When the token was issued.\n          type: string\n",
  },
  {
    what: "rename a field",
    spec: "invoice-digests/openapi.yaml",
    behind: "\n  schemas:\n",
    text: "        PaymentMethod:\n",
    by: "        PaymentMethodType:\n",
  },
  {
    what: "limit the length of a field",
    spec: "vendors/openapi.yaml",
    behind: "description: The name of the vendor form.\n",
    text: "          type: string\n",
    by: "          type: string\n          maxLength: 60\n",
  },
  {
    what: "state the format of a field",
    spec: "purchase-requests/openapi.yaml",
    behind: "description: The email address of the employee who requests the purchase.\n",
    text: "          type: string\n",
    by: "          type: string\n          format: email\n",
  },
  {
    what: "add a value of an enumeration",
    spec: "purchase-requests/openapi.yaml",
    behind: "\n    PurchaseType:\n",
    text: "[GOODS, SERVICES]",
    by: "[GOODS, SERVICES, RENTALS]",
  },
  {
    what: "widen a bound",
    spec: "vendors/openapi.yaml",
    behind: "operationId: listVendors\n",
    text: "maximum: 1000",
    by: "maximum: 5000",
  },
  {
    what: "change a default",
    spec: "receipt-images/openapi.yaml",
    behind: "operationId: listReceiptImages\n",
    text: "default: 25",
    by: "default: 50",
  },
  {
    what: "add a query parameter",
    spec: "receipt-images/openapi.yaml",
    behind: "operationId: listReceiptImages\n",
    text: "      parameters:\n",
    by:
      "      parameters:\n        - name: order\n          in: query\n          required: false\n" +
      "          description: How the images are sorted.\n          schema:\n            type: string\n",
  },
  {
    what: "add an operation",
    spec: "event-subscriptions/openapi.yaml",
    behind: "\npaths:\n",
    text: "",
    by:
      "  /events/v4/topics/{topic}:\n    get:\n      operationId: getTopic\n      tags: [Topics]\n" +
      "      summary: Read one topic.\n      description: This operation returns the names that a topic has.\n" +
      "      parameters:\n        - name: topic\n          in: path\n          required: true\n" +
      "          description: The name of the topic.\n          schema:\n            type: string\n" +
      '      responses:\n        "200":\n          description: The names.\n          content:\n' +
      '            application/json:\n              schema:\n                $ref: "#/components/schemas/TopicNames"\n' +
      '        default:\n          $ref: "#/components/responses/Failure"\n',
  },
  {
    what: "deprecate an operation",
    spec: "purchase-requests/openapi.yaml",
    behind: "",
    text: "      operationId: getPurchaseRequest\n",
    by: "      operationId: getPurchaseRequest\n      deprecated: true\n",
  },
  {
    what: "add the status of a response",
    spec: "notifications/openapi.yaml",
    behind: "operationId: sendMessage\n",
    text: '        "500":\n',
    by: '        "429":\n          $ref: "#/components/responses/Failure"\n        "500":\n',
  },
  {
    what: "describe a field in other words",
    spec: "vendors/openapi.yaml",
    behind: "\n        VendorName:\n",
    text: "description: The name of the vendor.",
    by: "description: The name under which the vendor is known.",
  },
  {
    what: "describe an operation in other words",
    spec: "identity/openapi.yaml",
    behind: "operationId: listUsers\n",
    text: "summary: List the users of a company.",
    by: "summary: List all users of a company.",
  },
  {
    what: "XSD: add an element",
    spec: "loyalty/loyalty.xsd",
    behind: '<xs:complexType name="Membership">',
    text: '      <xs:element name="NextStatus"',
    by:
      '      <xs:element name="Since" type="xs:date" minOccurs="0">\n        <xs:annotation>\n' +
      "          <xs:documentation>Since when the user is a member.</xs:documentation>\n        </xs:annotation>\n" +
      '      </xs:element>\n      <xs:element name="NextStatus"',
  },
  {
    what: "XSD: make an element optional",
    spec: "loyalty/loyalty.xsd",
    behind: "",
    text: '<xs:element name="Status" type="ResponseStatus">',
    by: '<xs:element name="Status" type="ResponseStatus" minOccurs="0">',
  },
  {
    what: "XSD: add an attribute",
    spec: "loyalty/loyalty.xsd",
    behind: '<xs:complexType name="Membership">',
    text: '    <xs:attribute name="UniqueID"',
    by: '    <xs:attribute name="Region" type="xs:string"/>\n    <xs:attribute name="UniqueID"',
  },
  {
    what: "XSD: add a value of an enumeration",
    spec: "loyalty/loyalty.xsd",
    behind: '<xs:simpleType name="VendorType">',
    text: '      <xs:enumeration value="H">',
    by: '      <xs:enumeration value="R"/>\n      <xs:enumeration value="H">',
  },
  {
    what: "XSD: shorten a length",
    spec: "travel-profile/travel-profile.xsd",
    behind: '<xs:simpleType name="Nvarchar48">',
    text: '<xs:maxLength value="48"/>',
    by: '<xs:maxLength value="40"/>',
  },
];
