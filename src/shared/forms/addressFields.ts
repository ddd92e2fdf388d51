import { DELIVERY_FIELDS, type DeliveryDto, isRecord } from '@/contract'

/** The six fields of an address (specification, section 3). */
export type AddressFields = DeliveryDto

/** Whether a stored value has all six fields, as texts (specification, section 3). */
export const isAddressFields = (value: unknown): value is AddressFields =>
  isRecord(value) && DELIVERY_FIELDS.every((field) => typeof value[field] === 'string')

/** Takes an address; returns its fields, and nothing else, without outer blanks. */
export const trimmed = (fields: AddressFields): AddressFields =>
  Object.fromEntries(DELIVERY_FIELDS.map((name) => [name, fields[name].trim()])) as AddressFields
