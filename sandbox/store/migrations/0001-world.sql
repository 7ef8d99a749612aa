CREATE TABLE addresses (
  company_id text NOT NULL,
  purpose text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (company_id, purpose, code)
);

CREATE TABLE applications (
  id text PRIMARY KEY,
  secret text NOT NULL,
  consumer_key text NOT NULL UNIQUE,
  consumer_secret text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL DEFAULT 'partner',
  scopes jsonb NOT NULL DEFAULT '[]',
  redirect_uris jsonb NOT NULL DEFAULT '[]',
  listener_uri text,
  connect_uri text,
  vendor_code text,
  vendor_type text,
  conditions jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE approved_domains (
  domain text PRIMARY KEY
);

CREATE TABLE auth_tokens (
  token text PRIMARY KEY,
  company_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE companies (
  id text PRIMARY KEY,
  name text NOT NULL,
  edition text NOT NULL DEFAULT 'professional',
  conditions jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE connection_requests (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  application_id text NOT NULL,
  user_id text NOT NULL,
  request_token text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE connections (
  company_id text NOT NULL,
  application_id text NOT NULL,
  allows_events boolean NOT NULL DEFAULT true,
  connected_at timestamp with time zone NOT NULL,
  PRIMARY KEY (company_id, application_id)
);

CREATE TABLE deliveries (
  id text PRIMARY KEY,
  application_id text NOT NULL,
  subscription_id text NOT NULL,
  event_id text NOT NULL,
  endpoint text NOT NULL,
  body jsonb NOT NULL DEFAULT '{}',
  attempt integer NOT NULL,
  due_at timestamp with time zone NOT NULL,
  status integer,
  attempted_at timestamp with time zone
);

CREATE TABLE events (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  topic text NOT NULL,
  event_type text NOT NULL,
  body jsonb NOT NULL DEFAULT '{}',
  occurred_at timestamp with time zone NOT NULL
);

CREATE TABLE invoice_digests (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  owner_id text NOT NULL,
  submit_date text,
  digest jsonb NOT NULL DEFAULT '{}',
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE legacy_tokens (
  token text PRIMARY KEY,
  company_id text NOT NULL,
  application_id text NOT NULL,
  user_id text,
  refresh_token text UNIQUE,
  scopes jsonb NOT NULL DEFAULT '[]',
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  refresh_expires_at timestamp with time zone,
  revoked_at timestamp with time zone
);

CREATE TABLE localized_codes (
  code text PRIMARY KEY,
  category text NOT NULL,
  text text NOT NULL
);

CREATE TABLE memberships (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  user_id text NOT NULL,
  vendor_type text NOT NULL,
  vendor_code text NOT NULL,
  account_no text,
  details jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE message_templates (
  id text PRIMARY KEY,
  text text NOT NULL
);

CREATE TABLE notifications (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  application_id text NOT NULL,
  user_id text NOT NULL,
  session_id text NOT NULL,
  template_id text NOT NULL,
  context jsonb,
  sent_at timestamp with time zone NOT NULL
);

CREATE TABLE policies (
  company_id text NOT NULL,
  external_id text NOT NULL,
  name text NOT NULL,
  bill_to_address_code text,
  PRIMARY KEY (company_id, external_id)
);

CREATE TABLE purchase_requests (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  application_id text NOT NULL,
  user_id text NOT NULL,
  number text,
  queue_status text NOT NULL,
  workflow_status text,
  header jsonb NOT NULL DEFAULT '{}',
  line_items jsonb NOT NULL,
  order_numbers jsonb NOT NULL DEFAULT '[]',
  exceptions jsonb NOT NULL DEFAULT '[]',
  created_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL DEFAULT 'clock',
  sequence integer NOT NULL
);

CREATE TABLE receipt_files (
  company_id text NOT NULL,
  image_id text NOT NULL,
  position integer NOT NULL,
  media_type text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (image_id, position)
);

CREATE TABLE receipt_images (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  user_id text NOT NULL,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE receipt_links (
  key text PRIMARY KEY,
  company_id text NOT NULL,
  image_id text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE refresh_tokens (
  token text PRIMARY KEY,
  company_id text NOT NULL,
  application_id text NOT NULL,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE request_tokens (
  code text PRIMARY KEY,
  company_id text NOT NULL,
  application_id text NOT NULL,
  user_id text,
  scopes jsonb NOT NULL DEFAULT '[]',
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  user_id text NOT NULL,
  event_id text,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  application_id text NOT NULL,
  topic text NOT NULL,
  filter text NOT NULL,
  endpoint text NOT NULL,
  is_marked_for_deletion boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE topics (
  name text PRIMARY KEY,
  scope text NOT NULL
);

CREATE TABLE travel_options (
  company_id text NOT NULL,
  category text NOT NULL,
  value text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  details jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (company_id, category, value)
);

CREATE TABLE travel_profiles (
  user_id text PRIMARY KEY,
  company_id text NOT NULL,
  sync_id text UNIQUE,
  travel_config_id text,
  rule_class text,
  profile jsonb NOT NULL DEFAULT '{}',
  changed_at timestamp with time zone NOT NULL
);

CREATE TABLE user_groups (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  name text NOT NULL,
  default_policy text NOT NULL
);

CREATE TABLE users (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  login_id text NOT NULL,
  login_key text NOT NULL UNIQUE,
  password text,
  email text NOT NULL,
  given_name text NOT NULL,
  family_name text NOT NULL,
  employee_number text,
  is_active boolean NOT NULL DEFAULT true,
  roles jsonb NOT NULL DEFAULT '[]',
  group_id text,
  ship_to_address_code text,
  conditions jsonb NOT NULL DEFAULT '[]',
  identity jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL
);

CREATE TABLE vendor_banks (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  vendor_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE vendors (
  id text PRIMARY KEY,
  company_id text NOT NULL,
  vendor_code text NOT NULL,
  address_code text NOT NULL,
  name text,
  expense_type text,
  groups jsonb NOT NULL DEFAULT '[]',
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT vendors_pair UNIQUE (company_id, vendor_code, address_code)
);

CREATE INDEX auth_tokens_company ON auth_tokens (company_id);
CREATE INDEX connection_requests_company ON connection_requests (company_id);
CREATE INDEX deliveries_application ON deliveries (application_id);
CREATE INDEX events_company ON events (company_id);
CREATE INDEX invoice_digests_company ON invoice_digests (company_id);
CREATE INDEX legacy_tokens_company ON legacy_tokens (company_id);
CREATE INDEX memberships_company ON memberships (company_id);
CREATE INDEX notifications_company ON notifications (company_id);
CREATE INDEX receipt_files_company ON receipt_files (company_id);
CREATE INDEX receipt_images_company ON receipt_images (company_id);
CREATE INDEX receipt_links_company ON receipt_links (company_id);
CREATE INDEX refresh_tokens_company ON refresh_tokens (company_id);
CREATE INDEX request_tokens_company ON request_tokens (company_id);
CREATE INDEX sessions_company ON sessions (company_id);
CREATE INDEX subscriptions_application ON subscriptions (application_id);
CREATE INDEX travel_profiles_company ON travel_profiles (company_id);
CREATE INDEX user_groups_company ON user_groups (company_id);
CREATE INDEX users_company ON users (company_id);
CREATE INDEX vendor_banks_company ON vendor_banks (company_id);
CREATE INDEX purchase_requests_company ON purchase_requests (company_id, sequence);
