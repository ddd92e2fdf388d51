/**
 * The demo account, which 'Login as guest' fills in (specification, section 1). The mock server seeds it, the
 * reference server only where its settings say so.
 */
export const demoAccount = {
  name: 'Meera Deshmukh',
  email: 'guest@resham.example',
  password: 'silk-and-zari',
} as const
