import { DELIVERY_FIELDS, type DeliveryDto, toStoredText } from '@resham/contract'

// Shared by the feature of addresses and by the cart, whose orders have one.

/** The six fields of an address (specification, section 3). */
export type AddressFields = DeliveryDto

/** Takes an address as it was typed; returns its fields, and nothing else, as they are stored. */
export const trimmed = (fields: AddressFields): AddressFields =>
  Object.fromEntries(DELIVERY_FIELDS.map((name) => [name, toStoredText(name, fields[name])])) as AddressFields
