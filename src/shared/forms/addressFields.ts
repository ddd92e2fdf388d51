import type { DeliveryDto } from '@/contract'
import { isRecord } from '@/shared/json'

/** The six fields of an address (specification, section 3). */
export type AddressFields = DeliveryDto

const FIELDS = ['name', 'street', 'city', 'zipcode', 'state', 'country'] as const

/** Whether a stored value has all six fields, as texts (specification, section 3). */
export const isAddressFields = (value: unknown): value is AddressFields =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

/** Takes the fields; returns them without outer blanks. */
export const trimmed = ({ name, street, city, zipcode, state, country }: AddressFields): AddressFields => ({
  name: name.trim(),
  street: street.trim(),
  city: city.trim(),
  zipcode: zipcode.trim(),
  state: state.trim(),
  country: country.trim(),
})
