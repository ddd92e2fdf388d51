import { saveJson } from './saveJson'

test('lets the browser read the file before its URL is revoked', () => {
  jest.useFakeTimers()
  const revokeObjectURL = jest.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveJson('a.json', {})
  expect(click).toHaveBeenCalledTimes(1)
  expect(revokeObjectURL).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:1')
})
