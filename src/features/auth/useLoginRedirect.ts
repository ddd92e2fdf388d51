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
          effect: ({ payload: state }) => {
            // A second press while the code of the page is loading: the first has the way back.
            if (window.location.pathname !== paths.login) navigate(paths.login, { state })
          },
        }),
      ),
    [dispatch, navigate],
  )
}
