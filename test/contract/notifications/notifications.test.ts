import * as client from "../../../generated/notifications/client.js";
import * as server from "../../../generated/notifications/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("notifications", { client, server });
