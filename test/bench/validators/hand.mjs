// Guards as one writes them by hand, with expressions for formats and nothing for odd objects.

const isText = (value) => typeof value === "string";
const isOptional = (value) => value === undefined || typeof value === "string";
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isShort = (value) => typeof value === "string" && value.length > 0 && value.length <= 80;
const isNumber = (value) => typeof value === "number";

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const dateTime =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const duration = /^P(?!$)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;
const uri = /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/i;
const uriReference = /^[^\s<>"{}|\\^`]*$/;
const hostname = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/;
const ipv6 = /^[\da-f:.]{2,45}$/i;
const jsonPointer = /^(?:\/(?:[^~/]|~[01])*)*$/;

const is = (expression, value) => typeof value === "string" && expression.test(value);
const may = (expression, value) => value === undefined || is(expression, value);

const customs = (count) => Array.from({ length: count }, (_, at) => `custom${at + 1}`);
const requestTexts = [
  ...["userLoginId", "description", "policyExternalId", "notesToSupplier", "comments", "shipToAddressCode"],
  ...["billToAddressCode", ...customs(24)],
];
const lineTexts = ["expenseType", "uoMCode", "supplierPartId", "notesToVendor", "comments", ...customs(20)];

function isLine(line) {
  return (
    isObject(line) &&
    (line.purchaseType === "GOODS" || line.purchaseType === "SERVICES") &&
    isText(line.vendorCode) &&
    isText(line.vendorAddressCode) &&
    isText(line.description) &&
    isNumber(line.quantity) &&
    isNumber(line.unitPrice) &&
    (line.receiptType === undefined || line.receiptType === "QUANTITY_RECEIPT" || line.receiptType === "NONE") &&
    may(date, line.neededByDate) &&
    (line.shipping === undefined || isNumber(line.shipping)) &&
    (line.tax === undefined || isNumber(line.tax)) &&
    (line.url === undefined || (Array.isArray(line.url) && line.url.every((url) => is(uri, url)))) &&
    lineTexts.every((name) => isOptional(line[name]))
  );
}

export function isPurchaseRequest(value) {
  if (!isObject(value) || !is(/^[A-Z]{3}$/, value.currencyCode)) return false;
  const users = [value.userId, value.userEmail, value.userLoginId].filter((user) => user !== undefined);
  if (users.length !== 1 || !may(uuid, value.userId) || !may(email, value.userEmail)) return false;
  if (!requestTexts.every((name) => isOptional(value[name]))) return false;
  return Array.isArray(value.lineItems) && value.lineItems.every(isLine);
}

const optionalList = (value, isItem) => value === undefined || (Array.isArray(value) && value.every(isItem));

function isName(name) {
  if (!isObject(name) || !isShort(name.givenName) || !isShort(name.familyName)) return false;
  return isOptional(name.middleName) && isOptional(name.honorificPrefix);
}

function isEmail(entry) {
  if (!isObject(entry) || !["work", "home", "other"].includes(entry.type) || !is(email, entry.value)) return false;
  return entry.verified === undefined || typeof entry.verified === "boolean";
}

function isPhone(entry) {
  if (!isObject(entry) || !["work", "home", "mobile", "fax"].includes(entry.type) || !isText(entry.value)) return false;
  return entry.primary === undefined || typeof entry.primary === "boolean";
}

function isAddress(entry) {
  if (!isObject(entry) || !["work", "home", "other"].includes(entry.type) || !is(/^[A-Z]{2}$/, entry.country))
    return false;
  return [entry.streetAddress, entry.locality, entry.region, entry.postalCode].every(isOptional);
}

function isMeta(meta) {
  if (!isObject(meta) || meta.resourceType !== "User" || !Number.isInteger(meta.version) || meta.version < 1)
    return false;
  return is(dateTime, meta.created) && is(dateTime, meta.lastModified) && may(uri, meta.location);
}

const entitlements = ["Expense", "Invoice", "Locate", "Request", "Travel"];

export function isScimUser(user) {
  return (
    isObject(user) &&
    Array.isArray(user.schemas) &&
    user.schemas.length > 0 &&
    user.schemas.every(isText) &&
    is(uuid, user.id) &&
    isShort(user.userName) &&
    typeof user.active === "boolean" &&
    [user.externalId, user.displayName, user.preferredLanguage, user.timezone].every(isOptional) &&
    isName(user.name) &&
    Array.isArray(user.emails) &&
    user.emails.length > 0 &&
    user.emails.every(isEmail) &&
    optionalList(user.phoneNumbers, isPhone) &&
    optionalList(user.addresses, isAddress) &&
    optionalList(user.entitlements, (each) => entitlements.includes(each)) &&
    isMeta(user.meta)
  );
}

function isPageUser(user) {
  return (
    isObject(user) &&
    is(uuid, user.id) &&
    isShort(user.name) &&
    is(email, user.email) &&
    ["owner", "admin", "member", "guest"].includes(user.role) &&
    typeof user.isActive === "boolean" &&
    Number.isInteger(user.loginCount) &&
    user.loginCount >= 0 &&
    is(dateTime, user.createdAt) &&
    isOptional(user.team)
  );
}

export function isUserPage(page) {
  if (!isObject(page) || !Number.isInteger(page.totalResults) || page.totalResults < 0) return false;
  if (!Number.isInteger(page.startIndex) || page.startIndex < 1 || !isOptional(page.nextCursor)) return false;
  return Array.isArray(page.users) && page.users.length <= 100 && page.users.every(isPageUser);
}

export function isFlatOpen(value) {
  return (
    isObject(value) &&
    isText(value.id) &&
    isShort(value.name) &&
    Number.isInteger(value.count) &&
    value.count >= 0 &&
    isNumber(value.price) &&
    typeof value.isOpen === "boolean" &&
    (value.state === "new" || value.state === "used" || value.state === "broken") &&
    isOptional(value.comment) &&
    isOptional(value.owner)
  );
}

const flatNames = new Set(["id", "name", "count", "price", "isOpen", "state", "comment", "owner"]);

export function isFlatClosed(value) {
  return isFlatOpen(value) && Object.keys(value).every((name) => flatNames.has(name));
}

export function isTree(node) {
  return (
    isObject(node) &&
    isText(node.name) &&
    isNumber(node.weight) &&
    Array.isArray(node.children) &&
    node.children.every(isTree)
  );
}

function isEvent(event) {
  if (!isObject(event) || !isText(event.kind) || !isText(event.id) || !isOptional(event.note)) return false;
  const number = /^kind-([1-9]|[12]\d|30)$/.exec(event.kind)?.[1];
  return number !== undefined && Number.isInteger(event[`field${number}`]);
}

export function isEventList(events) {
  return Array.isArray(events) && events.every(isEvent);
}

export function isFormatStrings(value) {
  return (
    isObject(value) &&
    is(dateTime, value.dateTime) &&
    is(date, value.date) &&
    is(time, value.time) &&
    is(duration, value.duration) &&
    is(email, value.email) &&
    is(hostname, value.hostname) &&
    is(ipv4, value.ipv4) &&
    is(ipv6, value.ipv6) &&
    is(uri, value.uri) &&
    is(uriReference, value.uriReference) &&
    is(uuid, value.uuid) &&
    is(jsonPointer, value.jsonPointer)
  );
}

export function isMarkedList(events) {
  return isEventList(events);
}
