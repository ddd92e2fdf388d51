/** The demo account that the mock server seeds and 'Login as guest' fills in (specification, section 1). */
export const demoAccount = {
  name: 'Meera Deshmukh',
  email: 'guest@resham.example',
  password: 'silk-and-zari',
} as const
