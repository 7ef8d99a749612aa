"""A partner in Python, of its standard library alone: walks through five interfaces of a sandbox, and says what came of it.

Reads the address and credentials as JSON from standard input; writes one JSON value.
"""

import base64
import json
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

given = json.load(sys.stdin)
events = []
arrived = threading.Event()


class Partner(BaseHTTPRequestHandler):
    """The partner's own endpoint, to which events are delivered."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"null")
        self.send_response(200)
        self.end_headers()
        if isinstance(body, dict) and given["sessionId"] in json.dumps(body):
            events.append(body)
            arrived.set()

    def do_HEAD(self):
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


def call(method, path, body=None, **headers):
    """The status and the body of an answer."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if isinstance(body, (dict, list)):
        body = json.dumps(body).encode()
        named["Content-Type"] = "application/json"
    request = urllib.request.Request(given["address"] + path, data=body, method=method, headers=named)
    try:
        with urllib.request.urlopen(request) as answer:
            status, text = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        status, text = error.code, error.read()
    return status, json.loads(text) if text else None


server = HTTPServer(("127.0.0.1", 0), Partner)
threading.Thread(target=server.serve_forever, daemon=True).start()

# Company tokens: the password grant, RFC 6749, section 4.3, with the credentials of the client in the form.
form = {
    "client_id": given["clientId"],
    "client_secret": given["clientSecret"],
    "grant_type": "password",
    "username": given["companyId"],
    "password": given["authToken"],
    "credtype": "authtoken",
}
granted, tokens = call(
    "POST",
    "/oauth2/v0/token",
    urllib.parse.urlencode(form).encode(),
    Content_Type="application/x-www-form-urlencoded",
)
company = "Bearer " + tokens["access_token"]

# Purchase requests: one is created and read.
created, receipt = call("POST", "/purchaserequest/v4/purchaserequests", given["order"], Authorization=company)
path = urllib.parse.urlsplit(receipt["uri"]).path
read, request = call("GET", path + "?mode=COMPACT", Authorization=company)

# Legacy tokens: the native flow of an administrator.
basic = base64.b64encode(f"{given['loginId']}:{given['password']}".encode()).decode()
legacy, token = call(
    "GET",
    "/net2/oauth2/accesstoken.ashx",
    Authorization="Basic " + basic,
    X_ConsumerKey=given["consumerKey"],
    Accept="application/json",
)

# Event subscriptions: an event is delivered to this program.
application = "Bearer " + given["jwt"]
listed, topics = call("GET", "/events/v4/topics", Authorization=application)
subscription = {
    "id": "python.all",
    "topic": "public.test",
    "filter": ".*",
    "webHookConfig": {"endpoint": f"http://127.0.0.1:{server.server_port}/events"},
}
saved, answer = call("PUT", "/events/v4/subscriptions/webhook", subscription, Authorization=application)
happened = {
    "companyId": given["companyId"],
    "topic": "public.test",
    "eventType": "started",
    "data": {"sessionId": given["sessionId"], "userId": given["userId"]},
}
published, event = call("POST", "/sandbox-control/v1/events", happened, Sandbox_Control_Key=given["controlKey"])
if saved == 200 and published == 201:
    arrived.wait()

# Notifications: a message to the user in the session that came with the event.
message = {"sessionId": given["sessionId"], "templateId": "welcome"}
sent, _ = call("POST", f"/notifications/v4/messages/{given['userId']}/session", message, Authorization=company)

print(
    json.dumps(
        {
            "statuses": [granted, created, read, legacy, listed, saved, published, sent],
            "queue": request["purchaseRequestQueueStatus"],
            "legacy": sorted(token),
            "topics": topics,
            "events": len(events),
        }
    )
)
