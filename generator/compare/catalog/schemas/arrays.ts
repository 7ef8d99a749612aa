import { moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";

/** Items of arrays. */
export const arrayChanges = {
  "schema/items-added": narrowsTypes("The items of {where} are now constrained."),
  "schema/items-removed": widensTypes("The items of {where} are no longer constrained."),
  "schema/unevaluated-items-added": narrows("Unevaluated items of {where} are now constrained."),
  "schema/unevaluated-items-removed": widens("Unevaluated items of {where} are no longer constrained."),
  "schema/prefix-item-added": narrowsTypes("Item {position} of {where} is now {effect}."),
  "schema/prefix-item-removed": widensTypes("Item {position} of {where} is now {effect}."),
  "schema/contains-added": narrows('{Where} must now have an item that matches "contains".'),
  "schema/contains-removed": widens('{Where} no longer needs an item that matches "contains".'),
  "schema/contains-changed": moves('The schema of "contains" of {where} changed.'),
  "schema/unique-items-added": narrows("The items of {where} must now be unique."),
  "schema/unique-items-removed": widens("The items of {where} no longer have to be unique."),
};
