import { findTextProblem, type StoredText, textLimits } from '@resham/contract'

/** Takes a label and the name and text of a field; returns why the text cannot be stored, or undefined. */
export const textError = (label: string, name: StoredText, text: string): string | undefined => {
  switch (findTextProblem(name, text)) {
    case 'blank':
      return `${label} is required.`
    case 'notDigits':
      return `${label} must contain digits only.`
    case 'tooLong':
      return `${label} can have at most ${textLimits[name]} ${name === 'zipcode' ? 'digits' : 'characters'}.`
    default:
      return undefined
  }
}
