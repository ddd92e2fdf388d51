import { addListener } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { loginRequired } from './authSlice'

/**
 * Opens /login when an action needs an account. One listener serves all buttons, of which a listing has two
 * on each card.
 */
export const useLoginRedirect = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(
    () =>
      dispatch(
        addListener({
          actionCreator: loginRequired,
          effect: ({ payload: state }) => {
            // A second press while the login page is loading changes nothing: the state of the first has the
            // return path.
            if (window.location.pathname !== paths.login) navigate(paths.login, { state })
          },
        }),
      ),
    [dispatch, navigate],
  )
}
