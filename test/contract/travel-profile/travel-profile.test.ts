import * as client from "../../../generated/travel-profile/client.js";
import * as codecs from "../../../generated/travel-profile/codecs.js";
import * as server from "../../../generated/travel-profile/server.js";
import { describeContract } from "../exchange/describe-contract.js";

describeContract("travel-profile", { client, server, codecs });
