import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareButton } from './ShareButton'

const product = { _id: 'a-saree', title: 'A saree' }
const url = 'http://localhost/products/a-saree'

const share = async (device: { share?: unknown; clipboard?: unknown }) => {
  const user = userEvent.setup({ writeToClipboard: false })
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...device }))
    Object.defineProperty(navigator, name, { value, configurable: true })
  render(<ShareButton product={product} />)
  await user.click(screen.getByRole('button', { name: 'Share, A saree' }))
  return document.querySelector<HTMLElement>('[aria-live]')
}

describe('ShareButton', () => {
  test("opens the device's share dialog", async () => {
    const onDevice = jest.fn().mockResolvedValue(undefined)
    expect(await share({ share: onDevice })).toBeEmptyDOMElement()
    expect(onDevice).toHaveBeenCalledWith({ title: 'A saree', url })
  })

  test('shows nothing when sharing is cancelled', async () => {
    const cancelled = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'))
    expect(await share({ share: cancelled })).toBeEmptyDOMElement()
  })

  test('copies the link where the device cannot share', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    expect(await share({ clipboard: { writeText } })).toHaveTextContent('Link copied')
    expect(writeText).toHaveBeenCalledWith(url)
  })

  test.each([
    ['a clipboard that rejects', { clipboard: { writeText: () => Promise.reject(new Error()) } }],
    ['no clipboard', {}],
  ])('shows the link with %s', async (_what, device) => {
    expect(await share(device)).toHaveTextContent(`Copy this link: ${url}`)
  })
})
