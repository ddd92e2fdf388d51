import { addListener } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { loginRequired } from './authSlice'

/** Opens /login when an action needs an account. Not for each button: a listing has two on each card. */
export const useLoginRedirect = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(
    () =>
      dispatch(
        addListener({
          actionCreator: loginRequired,
          // A second press adds no second history entry.
          effect: ({ payload: state }) =>
            navigate(paths.login, { state, replace: window.location.pathname === paths.login }),
        }),
      ),
    [dispatch, navigate],
  )
}
