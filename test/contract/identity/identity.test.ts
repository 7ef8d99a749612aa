import * as client from "../../../generated/identity/client.js";
import * as server from "../../../generated/identity/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("identity", { client, server });
