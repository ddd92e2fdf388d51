import { DELIVERY_FIELDS, type DeliveryDto, isRecord } from '@/contract'

/** The six fields of an address (specification, section 3). */
export type AddressFields = DeliveryDto

/** Whether a stored value has all six fields, as texts (specification, section 3). */
export const isAddressFields = (value: unknown): value is AddressFields =>
  isRecord(value) && DELIVERY_FIELDS.every((field) => typeof value[field] === 'string')

const fieldsOf = (read: (name: keyof AddressFields) => string) =>
  Object.fromEntries(DELIVERY_FIELDS.map((name) => [name, read(name)])) as AddressFields

/** The fields of a new address. */
export const blankAddress = fieldsOf(() => '')

/** Takes an address; returns its fields, and nothing else, without outer blanks. */
export const trimmed = (fields: AddressFields): AddressFields => fieldsOf((name) => fields[name].trim())
