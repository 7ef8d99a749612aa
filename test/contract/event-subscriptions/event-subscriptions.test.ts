import * as client from "../../../generated/event-subscriptions/client.js";
import * as server from "../../../generated/event-subscriptions/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("event-subscriptions", { client, server });
