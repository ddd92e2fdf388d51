/**
 * The header that every order needs. Its value is a text of 1 to `MAX_IDEMPOTENCY_KEY_LENGTH` characters,
 * which the client generates for an order and sends again with each retry. A key belongs to its account
 * (specification, section 7).
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128
