import { type AddressFields, trimmed } from '@/shared/forms/addressFields'
import { Field } from '@/shared/forms/Field'
import { FormError } from '@/shared/forms/FormError'
import { useForm } from '@/shared/forms/useForm'
import { takeFocus } from '@/shared/forms/useInlineForm'
import { Button } from '@/shared/ui/controls/Button'
import styles from './AddressForm.module.css'

type AddressFormProps = {
  /** The initial values; blank for a new address. */
  address?: AddressFields
  /** Labels the form and its submit button. */
  verb: 'Add' | 'Save'
  onSubmit: (fields: AddressFields) => void
  onCancel: () => void
}

/** The six fields of an address, all required. */
export function AddressForm({ address, verb, onSubmit, onCancel }: AddressFormProps) {
  const { form, hasMissing, bind } = useForm<AddressFields>((fields) => onSubmit(trimmed(fields)))
  const initial = address && trimmed(address)
  const field = (name: keyof AddressFields) => ({
    ...bind(name),
    storedAs: name,
    defaultValue: initial?.[name],
  })

  return (
    <form {...form} className={styles.form} aria-label={`${verb} Address`}>
      <Field
        ref={takeFocus}
        label="Name"
        autoComplete="shipping name"
        {...field('name')}
        className={styles.wide}
      />
      <Field
        label="Street"
        autoComplete="shipping street-address"
        {...field('street')}
        className={styles.wide}
      />
      <Field label="City" autoComplete="shipping address-level2" {...field('city')} />
      <Field label="Zipcode" autoComplete="shipping postal-code" inputMode="numeric" {...field('zipcode')} />
      <Field label="State" autoComplete="shipping address-level1" {...field('state')} />
      <Field label="Country" autoComplete="shipping country-name" {...field('country')} />
      {/* Not a live region: the field that gets the focus already says what is missing. */}
      <FormError className={styles.wide} isLive={false}>
        {hasMissing && 'All fields are required.'}
      </FormError>
      <div className={styles.buttons}>
        <Button type="submit">{verb}</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
