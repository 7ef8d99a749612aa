import * as client from "../../../generated/company-tokens/client.js";
import * as server from "../../../generated/company-tokens/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("company-tokens", { client, server });
