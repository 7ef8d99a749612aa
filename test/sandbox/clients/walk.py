"""A partner in Python, of its standard library alone: the story of test/sandbox/walk through all eleven interfaces of a sandbox.

Reads the address and credentials as JSON from standard input; writes one JSON value that says what came of each step.
"""

import base64
import json
import re
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request
import xml.etree.ElementTree as ElementTree
from http.server import BaseHTTPRequestHandler, HTTPServer

given = json.load(sys.stdin)
told = {}
texts_of_xml = []
arrived = threading.Event()
ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"
CORE = "urn:ietf:params:scim:schemas:core:2.0:User"
LOGIN = "sol.berg@lindgren.example"


class Partner(BaseHTTPRequestHandler):
    """The partner's own endpoint, to which events are delivered."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"null")
        self.send_response(200)
        self.end_headers()
        if isinstance(body, dict) and body.get("eventType") == "tripBooked":
            told["event"] = body["data"]
            arrived.set()

    def do_HEAD(self):
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


class Stay(urllib.request.HTTPRedirectHandler):
    """Follows nothing: the partner reads where it is sent."""

    def redirect_request(self, *_):
        return None


opener = urllib.request.build_opener(Stay)


def send(method, path, body=None, **headers):
    """The answer to a request: its status, headers and octets."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = path if path.startswith("http") else given["address"] + path
    request = urllib.request.Request(address, data=body, method=method, headers=named)
    try:
        with opener.open(request) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def call(method, path, body=None, **headers):
    """The status of an answer, and its body: JSON, or an element."""
    if isinstance(body, (dict, list)):
        body = json.dumps(body).encode()
        headers["Content_Type"] = "application/json"
    if isinstance(body, ElementTree.Element):
        body = ElementTree.tostring(body, encoding="utf-8", xml_declaration=True)
        headers["Content_Type"] = "application/xml"
    status, answered, text = send(method, path, body, **headers)
    if "xml" in answered.get("Content-Type", ""):
        texts_of_xml.append(text.decode())
        return status, ElementTree.fromstring(text)
    return status, json.loads(text) if text else None


def form(path, fields, **headers):
    """The answer to a form."""
    encoded = urllib.parse.urlencode(fields).encode()
    return send("POST", path, encoded, Content_Type="application/x-www-form-urlencoded", **headers)


def element(name, *children, text=None):
    """An element with children, or with a text."""
    made = ElementTree.Element(name)
    made.text = text
    made.extend(children)
    return made


def control(method, path, body=None):
    """The answer of the sandbox's own contract."""
    return call(method, "/sandbox-control/v1" + path, body, Sandbox_Control_Key=given["controlKey"])


def connect(login, password, application, way):
    """Connects an application at the marketplace, as somebody who signs in; the address to which the browser is sent."""
    _, headers, page = send("GET", "/sandbox-pages/v1/marketplace")
    cookie = headers["Set-Cookie"].split(";")[0]
    for text in re.findall(r"<form.*?</form>", page.decode(), re.S):
        fields = dict(re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', text))
        if fields.get("application") == application and fields.get("way") == way:
            action = re.search(r'action="([^"]*)"', text).group(1)
            _, headers, _ = form(action, {**fields, "login": login, "password": password}, Cookie=cookie)
            return headers.get("Location")
    raise LookupError(way)


def native(login, password, key):
    """The token of the native flow; the status where there is none."""
    basic = base64.b64encode(f"{login}:{password}".encode()).decode()
    headers = {"Authorization": "Basic " + basic, "X_ConsumerKey": key, "Accept": "application/json"}
    status, token = call("GET", "/net2/oauth2/accesstoken.ashx", **headers)
    return "OAuth " + token["Token"] if status == 200 else status


def profile(token):
    """The travel profile of the token's user."""
    return call("GET", "/api/travelprofile/v2.0/profile", Authorization=token)


server = HTTPServer(("127.0.0.1", 0), Partner)
threading.Thread(target=server.serve_forever, daemon=True).start()
administrator = (given["loginId"], given["password"])

# The company connects the application: company tokens.
control("DELETE", f"/records/connections/{given['companyId']},{given['clientId']}")
location = connect(*administrator, given["clientId"], "company")
parameters = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(location).query))
grant = {
    "client_id": given["clientId"],
    "client_secret": given["clientSecret"],
    "grant_type": "password",
    "username": parameters["id"],
    "password": parameters["requestToken"],
    "credtype": "authtoken",
}
status, _, tokens = form("/oauth2/v0/token", grant)
company = "Bearer " + json.loads(tokens)["access_token"]
told["connected"] = status

# A user is created: identity, and a legacy token of the user.
user = {
    "schemas": [CORE, ENTERPRISE],
    "userName": LOGIN,
    "active": True,
    "name": {"familyName": "Berg", "givenName": "Sol"},
    "emails": [{"value": LOGIN, "type": "work", "verified": "false"}],
    ENTERPRISE: {"companyId": given["companyId"], "employeeNumber": "2001"},
}
told["created"], created = call("POST", "/profile/identity/v4.1/Users", user, Authorization=company)
place = f"/profile/identity/v4.1/Users/{created['id']}"
own = native(LOGIN, "", given["consumerKey"])
_, seen = profile(own)
told["traveler"] = [next(seen.iter("FirstName")).text, seen.findtext(".//LoginID")]

# The application subscribes, and something happens: event subscriptions.
application = "Bearer " + given["jwt"]
subscription = {
    "id": "python.all",
    "topic": "public.test",
    "filter": "trip.*",
    "webHookConfig": {"endpoint": f"http://127.0.0.1:{server.server_port}/events"},
}
told["subscribed"], _ = call("PUT", "/events/v4/subscriptions/webhook", subscription, Authorization=application)
data = {"sessionId": "s-python", "userId": created["id"]}
happened = {"companyId": given["companyId"], "topic": "public.test", "eventType": "tripBooked", "data": data}
told["published"], _ = control("POST", "/events", happened)
if (told["subscribed"], told["published"]) == (200, 201):
    arrived.wait()

# The user says what is needed for a journey: the travel profile, which identities share.
journey = element("Profile", element("JobTitle", text="Rider"), element("Air", element("HomeAirport", text="CPH")))
told["traveled"], _ = call("PUT", "/api/travelprofile/v2.0/profile", journey, Authorization=own)
told["journey"] = [profile(own)[1].findtext(".//HomeAirport"), call("GET", place, Authorization=company)[1].get("title")]

# The user lets a supplier write a membership: legacy tokens and loyalty.
connect(LOGIN, "", given["supplier"], "supplier")
polling = native(*administrator, "NorthwingKey")
_, waiting = call("GET", "/common/connectionrequests", Authorization=polling, Accept="application/json")
exchange = {"code": waiting[0]["requestToken"], "client_id": "NorthwingKey", "client_secret": "NorthwingSecret"}
_, issued = call("GET", "/net2/oauth2/GetAccessToken.ashx?" + urllib.parse.urlencode(exchange), Accept="application/json")
supplier = "OAuth " + issued["Token"]
update = element("LoyaltyMembershipUpdate", element("Membership", element("AccountNo", text="NW-2001")))
told["member"], outcome = call("POST", "/api/travelprofile/v1.0/loyalty", update, Authorization=supplier)
told["memberships"] = [outcome.findtext("Status"), [each.text for each in profile(supplier)[1].iter("AccountNo")]]

# The user buys from a vendor that was just written: vendors, purchase requests and invoice digests.
vendor = {"VendorCode": "V-7001", "AddressCode": "VA-07", "VendorName": "Saddles of Oslo", "StatusList": []}
told["vendor"], _ = call("POST", "/api/v3.0/invoice/vendors", {"Vendor": [vendor]}, Authorization=company)
line = {"purchaseType": "GOODS", "description": "Saddle", "quantity": 1, "unitPrice": 120}
lines = [{**line, "vendorCode": "V-7001", "vendorAddressCode": "VA-07"}]
order = {"userLoginId": LOGIN, "currencyCode": "EUR", "policyExternalId": "POLICY-1", "lineItems": lines}
told["bought"], receipt = call("POST", "/purchaserequest/v4/purchaserequests", order, Authorization=company)
purchase = urllib.parse.urlsplit(receipt["uri"]).path + "?mode=COMPACT"
control("POST", "/clock/advance", {"seconds": 60})
told["queue"] = call("GET", purchase, Authorization=company)[1]["purchaseRequestQueueStatus"]
control("PUT", "/records", {"invoiceDigests": [{**given["digest"], "ownerId": created["id"]}]})
bill = "/api/v3.0/invoice/paymentrequestdigests/invoice-walk"
told["owner"] = call("GET", bill, Authorization=company)[1].get("OwnerName")

# The user uploads a receipt, and looks at it: receipt images.
images = "/api/v3.0/expense/receiptimages"
told["uploaded"], _, _ = send("POST", images, base64.b64decode(given["image"]), Authorization=own, Content_Type="image/gif")
_, listed = call("GET", images, Authorization=own, Accept="application/json")
_, image = call("GET", f"{images}/{listed['Items'][0]['ID']}", Authorization=own)
address = image.findtext("Url")
shown, headers, _ = send("GET", address)
told["shown"] = [shown, headers["Content-Type"]]

# The user is notified in the session that came with the event: notifications.
message = {"sessionId": "s-python", "templateId": "welcome"}
notification = f"/notifications/v4/messages/{created['id']}/session"
told["notified"], _ = call("POST", notification, message, Authorization=company)

# The user leaves: nothing of the user's own is there, and the company keeps its purchase and its bill.
told["left"], _ = call("DELETE", place, Authorization=company)
told["gone"] = [
    call("GET", place, Authorization=company)[0],
    call("GET", images, Authorization=own)[0],
    profile(own)[0],
    profile(supplier)[0],
    native(LOGIN, "", given["consumerKey"]),
    call("POST", notification, message, Authorization=company)[0],
    send("GET", address)[0],
]
told["kept"] = [call("GET", purchase, Authorization=company)[0], call("GET", bill, Authorization=company)[0]]

print(json.dumps({**told, "xml": texts_of_xml, "userId": created["id"]}))
