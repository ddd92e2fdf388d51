import { createStore } from './store'
import { followVersions } from './versions'

const HOUR = 3_600_000

/** Enough of a browser's side of a worker to tell of versions. */
const aBrowser = ({ hasController = true, waiting = false, refuses = false } = {}) => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? {} : null,
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
  const newVersionComes = () => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    Object.assign(worker, { state: 'installed' })
    Object.assign(registration, { waiting: worker, installing: null })
    worker.dispatchEvent(new Event('statechange'))
  }
  return { container, registration, newVersionComes }
}

const openShop = async () => {
  const toast = jest.fn()
  const takeUpdate = jest.fn()
  const store = createStore({
    navigate: async () => {},
    locationState: () => null,
    resetAccounts: async () => {},
    pathname: () => '/',
    toast,
    log: () => {},
    removeSession: () => {},
    tellOtherTabs: () => {},
    takeUpdate,
  })
  followVersions(store)
  return { toast, offer: ['info', 'Update available', { label: 'Reload', act: takeUpdate, stays: true }] }
}

const aWhile = () => jest.advanceTimersByTimeAsync(2000)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the worker is registered once the page has been loaded for a while', async () => {
  const { container } = aBrowser({ hasController: false })
  await openShop()
  await jest.advanceTimersByTimeAsync(1999)
  expect(container.register).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

test('a version that waits already is offered, and so is one that comes later', async () => {
  const { newVersionComes } = aBrowser({ waiting: true })
  const { toast, offer } = await openShop()
  await aWhile()
  expect(toast.mock.calls).toEqual([offer])
  newVersionComes()
  expect(toast.mock.calls).toEqual([offer, offer])
})

test('a page that the host has served is offered nothing', async () => {
  const { newVersionComes } = aBrowser({ hasController: false })
  const { toast } = await openShop()
  await aWhile()
  newVersionComes()
  expect(toast).not.toHaveBeenCalled()
})

test('a browser that refuses a worker, or has none, is left in peace', async () => {
  const { container } = aBrowser({ refuses: true })
  const { toast } = await openShop()
  await aWhile()
  expect(container.register).toHaveBeenCalled()
  expect(toast).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  const waiting = jest.getTimerCount()
  await openShop()
  expect(jest.getTimerCount()).toBe(waiting)
})

test('a tab that is looked at again after an hour asks for a newer version', async () => {
  const { registration } = aBrowser()
  await openShop()
  await aWhile()
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  jest.setSystemTime(Date.now() + HOUR - 1)
  look()
  expect(registration.update).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 1)
  look()
  look()
  expect(registration.update).toHaveBeenCalledTimes(1)
})
