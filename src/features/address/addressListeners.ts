import type { StartListening } from '@/shared/redux/startListening'
import { selectSelectedAddress } from './addressSelectors'
import { addressStepSubmitted } from './addressSlice'

export const addAddressListeners = (startListening: StartListening) => {
  startListening({
    actionCreator: addressStepSubmitted,
    effect: (_action, { getState, extra }) => {
      if (!selectSelectedAddress(getState())) extra.toast('info', 'Please select an address')
    },
  })
}
