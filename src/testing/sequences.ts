/** The number of random sequences that a property test runs; more in CI. */
export const SEQUENCES = process.env.CI ? 2_000 : 200
