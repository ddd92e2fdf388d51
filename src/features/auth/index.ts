export { login, signup } from './authApi'
export {
  authSlice,
  loginRequired,
  logoutRequested,
  selectToken,
  selectUser,
  sessionEnded,
  sessionReplaced,
} from './authSlice'
export { LoginForm } from './LoginForm'
export { ProfileDetails } from './ProfileDetails'
export { readPendingAction } from './pendingAction'
export { RequireLogin, VisitorsOnly } from './routeGuards'
export { SignupForm } from './SignupForm'
export { useOwner } from './useOwner'
export { useRequireLogin } from './useRequireLogin'
export { readSession } from './user'
