import type { DeliveryDto } from '@/contract'
import { isRecord } from '@/shared/json/isRecord'

/** The six fields of an address (specification, section 3). */
export type AddressFields = DeliveryDto

const FIELDS = ['name', 'street', 'city', 'zipcode', 'state', 'country'] as const

/** Whether something that was kept has all six fields (specification, section 3). */
export const isAddressFields = (value: unknown): value is AddressFields =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

/** The fields without their outer blanks (specification, section 3). */
export const trimmed = ({ name, street, city, zipcode, state, country }: AddressFields): AddressFields => ({
  name: name.trim(),
  street: street.trim(),
  city: city.trim(),
  zipcode: zipcode.trim(),
  state: state.trim(),
  country: country.trim(),
})
