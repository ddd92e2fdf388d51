export { logIn, signUp } from './authApi'
export { addAuthListeners } from './authListeners'
export {
  accountDeleted,
  authSlice,
  loggedOut,
  loginRequired,
  selectEndedBy,
  selectToken,
  selectUser,
  sessionRenewed,
} from './authSlice'
export { useRequireLogin } from './interruptedAction'
export { LoginForm } from './LoginForm'
export { ProfileDetails } from './ProfileDetails'
export { readSession } from './readSession'
export type { ReturnState } from './returnPath'
export { RequireLogin, VisitorsOnly } from './routeGuards'
export { SignupForm } from './SignupForm'
export { useUserIdArg } from './useUserIdArg'
