import { cleanup, screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { renderApp } from '@/testing/renderApp'

/** A fetch whose responses are resolved by the test, unless they are aborted. */
const holdFetch = () => {
  const pending: { respond: (data: object) => void; signal: AbortSignal | null | undefined }[] = []
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) =>
      new Promise((resolve, reject) => {
        const respond = (data: object) =>
          resolve(new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } }))
        const signal = init?.signal
        signal?.addEventListener('abort', () => reject(signal.reason))
        pending.push({ respond, signal })
      }),
  )
  return { fetched, pending }
}

const open = async () => {
  const { user } = await renderApp(paths.tester)
  await screen.findByRole('button', { name: 'Send' })
  const network = holdFetch()
  const choose = (method: string) => user.selectOptions(screen.getByLabelText('Method'), method)
  return { user, choose, ...network }
}
const sendButton = () => screen.getByRole('button', { name: /^Send(ing…)?$/ })
const field = (label: string) => screen.getByLabelText(label)

describe('the request form', () => {
  test('rejects an invalid JSON body at its field, and sends it once it is fixed', async () => {
    const { user, choose, fetched } = await open()
    await choose('POST')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.clear(field('Body'))
    expect(screen.getByRole('alert')).toHaveTextContent(/^Error in JSON format$/)
    expect(field('Body')).toBeInvalid()
    expect(field('Body')).toHaveAccessibleDescription(/Error in JSON format$/)
    await user.click(sendButton())
    expect(fetched).not.toHaveBeenCalled()
    expect(field('Body')).toHaveFocus()
    await user.type(field('Body'), '{{"a":')
    expect(screen.getByRole('alert')).toHaveTextContent('Error in JSON format')
    await user.type(field('Body'), '1}')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(sendButton())
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('ignores the body for a GET, and says so', async () => {
    const { user, choose, fetched } = await open()
    await user.clear(field('Body'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field('Body')).toHaveAccessibleDescription('GET requests have no body.')
    await choose('DELETE')
    expect(screen.getByRole('alert')).toHaveTextContent('Error in JSON format')
    await choose('GET')
    await user.click(sendButton())
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('requires an endpoint', async () => {
    const { user, fetched } = await open()
    await user.clear(field('Endpoint'))
    await user.type(field('Endpoint'), '   {Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Endpoint is required.')
    expect(field('Endpoint')).toBeInvalid()
    expect(field('Endpoint')).toHaveFocus()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('removes header rows, down to a blank one', async () => {
    const { user } = await open()
    await user.type(field('Name of header 2'), 'X-Test')
    await user.click(screen.getByRole('button', { name: 'Remove header 1' }))
    expect(field('Name of header 1')).toHaveValue('X-Test')
    expect(field('Name of header 1')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove header 1' }))
    expect(field('Name of header 1')).toHaveValue('')
    expect(field('Name of header 1')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  })

  test('rejects a header that only the browser sets, and keeps it', async () => {
    const { user, fetched } = await open()
    const input = field('Name of header 2')
    await user.type(input, 'Host')
    expect(screen.getByRole('alert')).toHaveTextContent('The browser sets Host itself.')
    await user.click(sendButton())
    expect(input).toHaveFocus()
    expect(input).toHaveAccessibleDescription('The browser sets Host itself.')
    expect(input).toHaveValue('Host')
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each(['Control', 'Meta'])('sends on %s+Enter, from the body too', async (key) => {
    const { user, fetched } = await open()
    await user.click(field('Body'))
    await user.keyboard(`{${key}>}{Enter}{/${key}}`)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(field('Body')).toHaveValue('{}')
  })

  test('sends once on a double click, and disables the button until the response', async () => {
    const { user, fetched, pending } = await open()
    await user.dblClick(sendButton())
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByText('Sending…').some((text) => text.closest('[aria-live]'))).toBe(true)
    await user.type(field('Endpoint'), '{Enter}')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(fetched).toHaveBeenCalledTimes(1)
    pending[0]?.respond({ first: 1 })
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'))
    await user.click(sendButton())
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(screen.getByText('first:')).toBeVisible()
    pending[1]?.respond({ second: 2 })
    expect(await screen.findByText('second:')).toBeVisible()
    expect(screen.queryByText('first:')).not.toBeInTheDocument()
  })

  test('aborts a cancelled request, after which another one can be sent', async () => {
    const { user, choose, pending } = await open()
    await choose('POST')
    await user.click(sendButton())
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(pending[0]?.signal?.aborted).toBe(true)
    expect(await screen.findByRole('alert')).toHaveTextContent('Request aborted')
    expect(screen.getByText('Response is undefined.')).toBeVisible()
    expect(sendButton()).toHaveFocus()
    await user.click(sendButton())
    pending[1]?.respond({ newer: 1 })
    expect(await screen.findByText('newer:')).toBeVisible()
  })

  test('aborts the request when the page is left', async () => {
    const { user, pending } = await open()
    await user.click(sendButton())
    expect(pending[0]?.signal?.aborted).toBe(false)
    cleanup()
    expect(pending[0]?.signal?.aborted).toBe(true)
  })
})
