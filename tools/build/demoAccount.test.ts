import { readBuildDemoAccount } from './demoAccount.cjs'

const read = (text: string | undefined) => {
  jest.replaceProperty(process, 'env', { ...process.env, DEMO_ACCOUNT: text })
  return readBuildDemoAccount()
}
afterEach(() => {
  jest.restoreAllMocks()
})

describe('demoAccount', () => {
  test.each([
    [undefined, ''],
    ['  ', ''],
    [' none ', 'none'],
    ['1', ''],
  ])('readBuildDemoAccount reads %p as %p', (text, value) => {
    expect(read(text)).toBe(value)
  })

  test.each(['None', 'false'])('readBuildDemoAccount ends the build with one line for %s', (text) => {
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never)
    const error = jest.spyOn(console, 'error').mockImplementation()
    read(text)
    expect(exit).toHaveBeenCalledWith(1)
    expect(error.mock.calls).toEqual([[expect.stringMatching(`^DEMO_ACCOUNT=${text} [^\\n]+$`)]])
  })
})
