import { fakeServices } from '@/testing/fakeServices'
import { createStore } from '../store/store'
import { registerServiceWorker } from './registration'

const HOUR = 3_600_000

/** A fake `navigator.serviceWorker`. */
const fakeServiceWorker = ({ hasController = true, refuses = false } = {}) => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null as typeof worker | null,
    update: jest.fn().mockRejectedValue(new Error('There is no network.')),
  })
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? {} : null,
    register: jest.fn(async () => {
      if (refuses) throw new Error('Not here.')
      return registration
    }),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const installUpdate = () => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    Object.assign(worker, { state: 'installed' })
    Object.assign(registration, { waiting: worker, installing: null })
    worker.dispatchEvent(new Event('statechange'))
  }
  return { container, registration, installUpdate }
}

const start = async () => {
  const toast = jest.fn()
  const store = createStore({ ...fakeServices(), toast })
  registerServiceWorker(store)
  return { toast }
}

const waitUntilIdle = () => jest.advanceTimersByTimeAsync(2000)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
})

describe('service worker registration', () => {
  test('registers the service worker two seconds after the load', async () => {
    const { container } = fakeServiceWorker({ hasController: false })
    await start()
    await jest.advanceTimersByTimeAsync(1999)
    expect(container.register).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
  })

  test.each<[{ saveData: boolean; effectiveType: string; hasController?: boolean }, boolean]>([
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '2g' }, false],
    [{ saveData: false, effectiveType: 'slow-2g' }, false],
    [{ saveData: false, effectiveType: '3g' }, true],
    // A service worker that controls the page is kept up to date.
    [{ saveData: true, effectiveType: '4g', hasController: true }, true],
  ])('on a connection with %j registers: %s', async ({ hasController = false, ...connection }, registers) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const { container } = fakeServiceWorker({ hasController })
    await start()
    await waitUntilIdle()
    expect(container.register).toHaveBeenCalledTimes(registers ? 1 : 0)
  })

  test('offers nothing to a page without a controller', async () => {
    const { installUpdate } = fakeServiceWorker({ hasController: false })
    const { toast } = await start()
    await waitUntilIdle()
    installUpdate()
    expect(toast).not.toHaveBeenCalled()
  })

  test('does nothing when service workers are refused or missing', async () => {
    const { container } = fakeServiceWorker({ refuses: true })
    const { toast } = await start()
    await waitUntilIdle()
    expect(container.register).toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    const waiting = jest.getTimerCount()
    await start()
    expect(jest.getTimerCount()).toBe(waiting)
  })

  test('checks for a newer release when the tab is shown after an hour', async () => {
    const { registration } = fakeServiceWorker()
    await start()
    await waitUntilIdle()
    const showTab = () => document.dispatchEvent(new Event('visibilitychange'))
    jest.setSystemTime(Date.now() + HOUR - 1)
    showTab()
    expect(registration.update).not.toHaveBeenCalled()
    jest.setSystemTime(Date.now() + 1)
    showTab()
    showTab()
    expect(registration.update).toHaveBeenCalledTimes(1)
  })
})
