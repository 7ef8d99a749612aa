import * as client from "../../../generated/receipt-images/client.js";
import * as codecs from "../../../generated/receipt-images/codecs.js";
import * as server from "../../../generated/receipt-images/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("receipt-images", { client, server, codecs });
