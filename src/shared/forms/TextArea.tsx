import { classNames } from '../ui/styling/classNames'
import { Field, type FieldProps } from './Field'
import styles from './TextArea.module.css'

type TextAreaProps = Omit<FieldProps, 'as' | 'type' | 'end'> & { rows: number }

/** A labelled text of several lines, which looks like a `Field`. */
export function TextArea({ className, ...props }: TextAreaProps) {
  return <Field {...props} as="textarea" className={classNames(styles.field, className)} />
}
