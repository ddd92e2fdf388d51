import { DELIVERY_FIELDS, type DeliveryDto, isRecord, toStoredText } from '@resham/contract'
import { textError } from './textError'

/** The six fields of an address (specification, section 3). */
export type AddressFields = DeliveryDto

/** Whether a stored value has all six fields, as texts (specification, section 3). */
export const isAddressFields = (value: unknown): value is AddressFields =>
  isRecord(value) && DELIVERY_FIELDS.every((field) => typeof value[field] === 'string')

/** Takes an address as it was typed; returns its fields, and nothing else, as they are stored. */
export const trimmed = (fields: AddressFields): AddressFields =>
  Object.fromEntries(DELIVERY_FIELDS.map((name) => [name, toStoredText(name, fields[name])])) as AddressFields

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Why an address cannot be delivered to, such as one that was saved before there were limits; else undefined. */
export const addressError = (fields: AddressFields): string | undefined =>
  DELIVERY_FIELDS.map((name) => textError(labelOf(name), name, fields[name])).find(Boolean)
