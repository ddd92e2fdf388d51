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
export { LoginForm } from './LoginForm'
export { ProfileDetails } from './ProfileDetails'
export { interruptedAt } from './pendingAction'
export { RequireLogin, VisitorsOnly } from './routeGuards'
export { SignupForm } from './SignupForm'
export { useLoginFirst } from './useRequireLogin'
export { readSession } from './user'
