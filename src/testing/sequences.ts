/** How many random sequences a property is tried with: enough for every day, and many more in CI. */
export const SEQUENCES = process.env.CI ? 2_000 : 200
