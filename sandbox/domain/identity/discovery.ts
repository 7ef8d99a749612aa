import type {
  ResourceType,
  Schema,
  SchemaAttribute,
  ServiceProviderConfiguration,
} from "@specwright/travel-expense/identity";
import { allUserSchemas, type Attribute, type UserSchema, userSchemas } from "./attributes.js";
import { maxUsers } from "./find.js";

/** The kinds of resources that there are: users. */
export const resourceTypes: ResourceType[] = [
  {
    id: "User",
    name: "User",
    description: userSchemas.core.description,
    endpoint: "/Users",
    schema: userSchemas.core.id,
    attributes: [
      { schema: userSchemas.enterprise.id, required: true },
      { schema: userSchemas.sap.id, required: false },
    ],
  },
];

/** The abilities of the service. */
export const serviceProviderConfiguration: ServiceProviderConfiguration = {
  authenticationSchemes: [{ type: "oauthbearertoken", name: "Company access token" }],
  bulk: { supported: false },
  changePassword: { supported: false },
  etag: { supported: false },
  filter: { supported: true, maxResults: maxUsers },
  patch: { supported: true },
  sort: { supported: false },
};

/** Schemas of users as the discovery document tells them. */
export const discoveredSchemas: readonly Schema[] = allUserSchemas.map(discovered);

function discovered({ id, name, description, attributes }: UserSchema): Schema {
  return { id, name, type: "complex", description, attributes: attributes.map(discoveredAttribute) };
}

function discoveredAttribute(attribute: Attribute): SchemaAttribute {
  const { name, type, multiValued = false, required = false, canonicalValues, subAttributes } = attribute;
  return {
    name,
    type,
    multiValued,
    required,
    ...(canonicalValues !== undefined && { canonicalValues: [...canonicalValues] }),
    ...(subAttributes !== undefined && { subAttributes: subAttributes.map(discoveredAttribute) }),
    caseExact: name !== "userName",
    mutability: attribute.mutability ?? "readWrite",
    returned: attribute.returned ?? "default",
    uniqueness: attribute.uniqueness ?? "none",
  };
}
