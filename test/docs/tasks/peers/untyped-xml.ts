/** Paths as openapi-typescript writes them for XML whose schema is an XSD: it reads none, and knows no type of a body. */
export interface Paths {
  "/api/travelprofile/v1.0/loyalty": {
    post: {
      requestBody: { content: { "application/xml": unknown } };
      responses: {
        200: { content: { "application/xml": unknown } };
        default: { content: { "application/xml": unknown } };
      };
    };
  };
}
