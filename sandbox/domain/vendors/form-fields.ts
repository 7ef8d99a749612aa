import type { FormField } from "./vendor-form.js";

const customFields = Array.from({ length: 20 }, (_, index) => `Custom${index + 1}` as FormField);

/** Names of all fields of the vendor form. */
export const vendorFormFields: readonly FormField[] = [
  ...(["AccountNumber", "Address1", "Address2", "Address3", "AddressCode", "AddressImportSyncID", "Approved"] as const),
  ...(["City", "ContactEmail", "ContactFirstName", "ContactLastName", "ContactPhoneNumber", "Country"] as const),
  ...(["CountryCode", "CurrencyCode", "DefaultEmployeeID", "DefaultExpenseTypeName", "DiscountPercentage"] as const),
  ...(["DiscountTermsDays", "IsLineItemVatIncld", "IsVisibleForContentExtraction", "PaymentMethodType"] as const),
  ...(["PaymentTerms", "PostalCode", "ProvincialTaxID", "PurchaseOrderContactEmail"] as const),
  ...(["PurchaseOrderContactFirstName", "PurchaseOrderContactLastName", "PurchaseOrderContactPhoneNumber"] as const),
  ...(["ShippingMethod", "ShippingTerms", "State", "TaxID", "TaxType", "VendorCode", "VendorFormName"] as const),
  ...(["VendorName", "VoucherNotes"] as const),
  ...customFields,
];
