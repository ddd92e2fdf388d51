/**
 * The header of an order, required: a text of 1 to `MAX_IDEMPOTENCY_KEY_LENGTH` characters that the client
 * generates for an order, and repeats with each retry. Keys are scoped to the account.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128
