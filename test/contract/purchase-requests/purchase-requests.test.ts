import * as client from "../../../generated/purchase-requests/client.js";
import * as server from "../../../generated/purchase-requests/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("purchase-requests", { client, server });
