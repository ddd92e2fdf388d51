export { login, signup } from './authApi'
export {
  type AuthState,
  authSlice,
  loginNeeded,
  logoutRequested,
  selectToken,
  selectUser,
  sessionEnded,
  sessionReplaced,
} from './authSlice'
export { RequireLogin, VisitorsOnly } from './guards'
export { interruptedAt } from './interrupted'
export { LoginForm } from './LoginForm'
export { ProfileDetails } from './ProfileDetails'
export { SignupForm } from './SignupForm'
export { useLoginFirst } from './useLoginFirst'
export { readSession } from './user'
