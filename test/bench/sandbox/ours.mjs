// The start of the sandbox, with its first response.
import { costOfProcess, startSandbox } from "./support.mjs";

const { fetch, baseUrl, credentials, close } = await startSandbox();
const answer = await fetch(`${baseUrl}/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT`, {
  headers: { authorization: `Bearer ${credentials.company.accessToken}` },
});
if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
await answer.text();
console.log(JSON.stringify(costOfProcess()));
await close();
