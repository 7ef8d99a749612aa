// A minimal service on node:http: JSON.parse of the whole body, and a response.
import { Buffer } from "node:buffer";

export function start(_generated, listen) {
  return listen((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("error", () => undefined);
    request.on("end", () => {
      let status = 204;
      try {
        JSON.parse(Buffer.concat(chunks).toString());
      } catch {
        status = 400;
      }
      response.writeHead(status, { "Content-Length": 0 });
      response.end();
    });
  });
}
