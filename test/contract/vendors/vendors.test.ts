import * as client from "../../../generated/vendors/client.js";
import * as server from "../../../generated/vendors/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("vendors", { client, server });
