import type { FormEvent } from 'react'
import { DELIVERY_FIELDS } from '@/contract'
import { type AddressFields, trimmed } from '@/shared/forms/addressFields'
import { Field } from '@/shared/forms/Field'
import { FormError } from '@/shared/forms/FormError'
import { useFields } from '@/shared/forms/useFields'
import { Button } from '@/shared/ui/controls/Button'
import styles from './AddressForm.module.css'

const blank = Object.fromEntries(DELIVERY_FIELDS.map((name) => [name, ''])) as AddressFields

type AddressFormProps = {
  /** The initial values; blank for a new address. */
  address?: AddressFields
  /** Labels the form and its submit button. */
  verb: 'Add' | 'Save'
  onSubmit: (fields: AddressFields) => void
  onCancel: () => void
}

/** The six fields of an address, all required. */
export function AddressForm({ address = blank, verb, onSubmit, onCancel }: AddressFormProps) {
  const { values, errors, bind, check } = useFields(trimmed(address))
  const fields = trimmed(values)
  const isIncomplete = Object.entries(fields).some(([field, text]) => text === '' && errors[field])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (check(event.currentTarget)) onSubmit(fields)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={`${verb} Address`}>
      <Field
        label="Name"
        storedAs="name"
        autoComplete="shipping name"
        autoFocus
        {...bind('name')}
        className={styles.wide}
      />
      <Field
        label="Street"
        storedAs="street"
        autoComplete="shipping street-address"
        {...bind('street')}
        className={styles.wide}
      />
      <Field label="City" storedAs="city" autoComplete="shipping address-level2" {...bind('city')} />
      <Field
        label="Zipcode"
        storedAs="zipcode"
        autoComplete="shipping postal-code"
        inputMode="numeric"
        {...bind('zipcode')}
      />
      <Field label="State" storedAs="state" autoComplete="shipping address-level1" {...bind('state')} />
      <Field label="Country" storedAs="country" autoComplete="shipping country-name" {...bind('country')} />
      <FormError className={styles.wide}>{isIncomplete && 'All fields are required.'}</FormError>
      <div className={styles.buttons}>
        <Button type="submit">{verb}</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
