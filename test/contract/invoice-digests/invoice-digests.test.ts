import * as client from "../../../generated/invoice-digests/client.js";
import * as server from "../../../generated/invoice-digests/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("invoice-digests", { client, server });
