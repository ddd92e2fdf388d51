import { useState } from 'react'
import { useAppStore } from '@/shared/redux/hooks'

/** The mock server's services for developers; none with a real server. */
export const useMockServer = () => {
  const { dispatch } = useAppStore()
  const [mockServer] = useState(() => dispatch((_dispatch, _getState, extra) => extra.mockServer))
  return mockServer
}
