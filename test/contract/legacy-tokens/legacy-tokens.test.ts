import * as client from "../../../generated/legacy-tokens/client.js";
import * as server from "../../../generated/legacy-tokens/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("legacy-tokens", { client, server });
