/** The demo account that the mock server seeds and 'Login as guest' fills in. */
export const demoAccount = {
  name: 'Meera Deshmukh',
  email: 'guest@resham.example',
  password: 'silk-and-zari',
} as const
