import * as client from "../../../generated/loyalty/client.js";
import * as codecs from "../../../generated/loyalty/codecs.js";
import * as server from "../../../generated/loyalty/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("loyalty", { client, server, codecs });
