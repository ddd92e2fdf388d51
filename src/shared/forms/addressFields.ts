import { DELIVERY_FIELDS, type DeliveryDto } from '@/contract'
import { isRecord } from '@/shared/json'

/** The six fields of an address (specification, section 3). */
export type AddressFields = DeliveryDto

/** Whether a stored value has all six fields, as texts (specification, section 3). */
export const isAddressFields = (value: unknown): value is AddressFields =>
  isRecord(value) && DELIVERY_FIELDS.every((field) => typeof value[field] === 'string')

/** Takes the fields; returns them without outer blanks. */
export const trimmed = (fields: AddressFields): AddressFields =>
  Object.fromEntries(DELIVERY_FIELDS.map((name) => [name, fields[name].trim()])) as AddressFields
