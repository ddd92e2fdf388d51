import { normalizeEmail } from '..'

/**
 * Takes an email; returns the key of its account: the email as it is stored, in lower case (specification,
 * section 5).
 */
export const accountKeyOf = (email: string): string => normalizeEmail(email).toLowerCase().normalize('NFC')
