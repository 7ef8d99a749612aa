import { breaksAll, doubtful, harmless, moves, movesTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of operations, webhooks and callbacks as such. */
export const operationOnlyChanges = {
  "operation/added": {
    changelog: "added",
    sentence: 'The operation "{operation}" is new.',
    hint: "Say in the changelog what it is for.",
  },
  "operation/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The operation "{operation}" is gone.',
    hint: "Keep it for one release, marked as deprecated.",
  },
  "operation/removed-when-deprecated": {
    changelog: "removed",
    ...doubtful,
    code: breaksAll,
    sentence:
      'The operation "{operation}", which was deprecated without a date, is gone: whether somebody still calls it cannot be seen from the contract.',
    hint: 'State a date in "x-sunset" when an operation is deprecated, and keep the operation until then.',
  },
  "operation/removed-before-sunset": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The operation "{operation}" is gone before {sunset}, its announced last day.',
    hint: "Keep it until the day that was announced.",
  },
  "operation/removed-after-sunset": {
    changelog: "removed",
    ...harmless,
    code: breaksAll,
    sentence: 'The operation "{operation}" is gone, as was announced for {sunset}.',
    hint: "Say in the changelog that it is gone, and what to call instead.",
  },
  "operation/renamed": {
    code: breaksAll,
    sentence: 'The operation "{before}" is now called "{after}".',
    hint: "Keep the old operationId: functions and types of the generated package are named after it.",
  },
  "operation/path-changed": {
    ...movesTypes,
    sentence: 'The path of {where} goes from "{before}" to "{after}".',
    hint: "Serve the old path as well for one release, as a deprecated operation.",
  },
  "operation/template-renamed": {
    code: breaksAll,
    sentence: 'The path parameter "{before}" of {where} is now called "{after}".',
    hint: "Keep the old name: callers give the value under it, although it never travels.",
  },
  "operation/method-changed": {
    ...movesTypes,
    sentence: "The method of {where} goes from {before} to {after}.",
    hint: "Serve the old method as well for one release, as a deprecated operation.",
  },
  "operation/deprecated": {
    changelog: "deprecated",
    ...harmless,
    sentence: 'The operation "{operation}" is deprecated now.',
    hint: 'State in "x-sunset" until when it is served, and in its description what to call instead.',
  },
  "operation/undeprecated": {
    ...harmless,
    sentence: 'The operation "{operation}" is no longer deprecated.',
    hint: "Say in the changelog that it stays.",
  },
  "operation/sunset-stated": {
    changelog: "deprecated",
    ...harmless,
    sentence: 'The operation "{operation}" is served until {after}.',
    hint: "Give callers the time that they were promised.",
  },
  "operation/sunset-brought-forward": {
    changelog: "deprecated",
    ...doubtful,
    sentence: "The last day of {where} is brought forward from {before} to {after}.",
    hint: "Keep the day that was announced: callers have planned with it.",
  },
  "operation/sunset-put-off": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The last day of {where} is put off from {before} to {after}.",
    hint: "Say in the changelog that there is more time.",
  },
  "operation/sunset-withdrawn": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The last day of {where}, {before}, is no longer stated.",
    hint: "Say in the changelog whether the operation stays.",
  },
  "operation/tag-added": {
    sentence: '{Where} has the tag "{tag}" now.',
    hint: "Nothing has to be done: tags group documentation.",
  },
  "operation/tag-removed": {
    sentence: '{Where} no longer has the tag "{tag}".',
    hint: "Nothing has to be done: tags group documentation.",
  },
  "operation/method-moved": {
    code: breaksAll,
    sentence: 'The method of {where} is now called as "{after}", no longer as "{before}".',
    hint: "Keep the tag first that the operation had first: a client's methods stand in the group of that tag.",
  },
  "operation/rule-added": {
    ...doubtful,
    sentence: "A rule of {where} is new that no schema can check: {rule}",
    hint: "Check that those who keep the old rules keep this one too.",
  },
  "operation/rule-removed": {
    ...harmless,
    sentence: "A rule of {where} is gone: {rule}",
    hint: "Say in the changelog that it is no longer asked for.",
  },
  "webhook/added": {
    changelog: "added",
    ...doubtful,
    code: breaksAll,
    sentence:
      "The {webhook} is new: whether it is sent to those who did not ask for it cannot be seen from the contract.",
    hint: "Send it only to those who subscribe to it. Receivers need a handler for it before they compile again.",
  },
  "webhook/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: "The {webhook} is no longer sent.",
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "webhook/renamed": {
    code: breaksAll,
    sentence: 'The webhook "{before}" is now called "{after}".',
    hint: "Keep the old name: types of the generated package are found under it.",
  },
  "webhook/address-changed": {
    ...moves,
    sentence: '{Where} goes to "{after}", no longer to "{before}".',
    hint: "Keep calling the address where consumers have stated it so far.",
  },
} satisfies Readonly<Record<string, KindRow>>;
