/** The six fields of the form (specification, section 3). */
export type AddressFields = {
  name: string
  street: string
  city: string
  zipcode: string
  state: string
  country: string
}

/** The fields without their outer blanks. */
export const trimmed = ({ name, street, city, zipcode, state, country }: AddressFields): AddressFields => ({
  name: name.trim(),
  street: street.trim(),
  city: city.trim(),
  zipcode: zipcode.trim(),
  state: state.trim(),
  country: country.trim(),
})
