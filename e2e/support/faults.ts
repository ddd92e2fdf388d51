import type { Page } from '@playwright/test'
import type { Fault } from '../../src/contract'
import { expect } from './fixtures'
import { type FailureMode, interceptFetch, type RequestFailure, shortenRequestTimeout } from './network'

/** The line at the top of every page while the mock server has latency or faults. */
export function faultBanner(page: Page) {
  return page.getByRole('complementary', { name: 'Latency and faults' })
}

/** Stores latency and faults for this tab, as the request tester does; they apply from the next page load. */
export async function storeFaults(page: Page, faults: Fault[]): Promise<void> {
  await page.evaluate((stored) => sessionStorage.setItem('mockFaults2', stored), JSON.stringify(faults))
}

/** Lets requests fail. A page of the shop must be open. */
type Faults = {
  /** From the next page load; with an empty list, it prepares for `now`. `how` is how they, or those later, fail. */
  fromNextPage: (failures: RequestFailure[], how?: FailureMode) => Promise<void>
  /** From now on; the mock server's page is loaded again. */
  now: (failure: RequestFailure) => Promise<void>
  /** Removes all of them. */
  removeAll: () => Promise<void>
  /** Expects that as many requests have failed as were to. */
  expectUsedUp: () => Promise<void>
}

function faultsOfMock(page: Page): Faults {
  let isRecording = false
  const fromNextPage: Faults['fromNextPage'] = async (failures) => {
    // For `sentRequests`.
    if (!isRecording) await interceptFetch(page)
    isRecording = true
    const faults = failures.map(({ request, how, times = 1 }, id) => {
      return { id, call: request.replace('/api/', ''), how, left: times }
    })
    if (faults.length > 0) await storeFaults(page, faults)
  }
  return {
    fromNextPage,
    now: async (failure) => {
      await fromNextPage([failure])
      await page.reload()
    },
    removeAll: () => faultBanner(page).getByRole('button', { name: 'Remove all' }).click(),
    expectUsedUp: () =>
      expect.poll(() => page.evaluate(() => sessionStorage.getItem('mockFaults2'))).toBeNull(),
  }
}

/** More often than any request is retried. */
const ALWAYS = 50

function faultsOfFetch(page: Page): Faults {
  const repeated = (failures: RequestFailure[]) =>
    failures.flatMap((failure) =>
      Array<RequestFailure>(failure.times === null ? ALWAYS : (failure.times ?? 1)).fill(failure),
    )
  const remaining = () => page.evaluate<unknown[]>(() => Object(window).network.faults)
  return {
    fromNextPage: async (failures, how) => {
      // For tests of the timeout alone: a busy machine may need longer.
      if (how === 'timeout') await shortenRequestTimeout(page)
      await interceptFetch(page, repeated(failures))
    },
    now: (failure) =>
      page.evaluate((next) => Object(window).network.faults.push(...next), repeated([failure])),
    removeAll: () => page.evaluate(() => Object(window).network.faults.splice(0)),
    expectUsedUp: () => expect.poll(remaining).toEqual([]),
  }
}

/** Faults of the mock server, as the request tester sets them, or of the page's fetch with a real server. */
export function faultsOf(page: Page, { hasRealServer }: { hasRealServer: boolean }): Faults {
  return hasRealServer ? faultsOfFetch(page) : faultsOfMock(page)
}
