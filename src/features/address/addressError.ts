import { DELIVERY_FIELDS } from '@resham/contract'
import type { AddressFields } from '@/shared/forms/addressFields'
import { textError } from '@/shared/forms/textError'

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Why an address cannot be delivered to, such as a stored one with a text over its limit; else undefined. */
export const addressError = (fields: AddressFields): string | undefined =>
  DELIVERY_FIELDS.map((name) => textError(labelOf(name), name, fields[name])).find(Boolean)
