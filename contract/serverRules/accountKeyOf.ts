import { normalizeEmail } from '..'

/** Takes the domain of an email; returns it as DNS knows it, in ASCII. What is no name of a host stays as it is. */
const toAscii = (domain: string): string => {
  // In a URL the host would end before one of these, or the character be decoded.
  if (/^\p{ASCII}*$|[/\\?#:%]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/**
 * Takes an email; returns the key of its account: the email in lower case, with its domain in ASCII, as some browsers
 * send 'münchen.example' so, and others as 'xn--mnchen-3ya.example' (specification, section 5).
 */
export const accountKeyOf = (email: string): string =>
  normalizeEmail(email)
    .toLowerCase()
    .normalize('NFC')
    .replace(/@([^@]+)$/, (_all, domain) => `@${toAscii(domain)}`)
