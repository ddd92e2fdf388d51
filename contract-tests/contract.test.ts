import { readApiUrl } from '../scripts/build/apiUrl.cjs'
import { titleOf } from '../src/contract/calls'
import { cleanUp } from './cleanUp'
import { contractSteps } from './contractSteps'
import { sendByFetch } from './sendByFetch'
import { newRun } from './testRun'
import { tryStep } from './tryStep'

/** What comes before `/api` of the server under test; undefined when it is the mock server. */
const realServer = readApiUrl('CONTRACT_URL')
const send = sendByFetch(realServer ?? '')
const run = newRun()

if (!realServer) {
  let mock: { shutdown: () => void }
  beforeAll(async () => {
    const { startMockServer } = await import('../mock-server')
    mock = startMockServer({ environment: 'test' })
  })
  afterAll(() => mock.shutdown())
}

/** What is wrong with a row; null if it is as expected. */
const deviation = ({ isAsExpected, got }: { isAsExpected: boolean; got: string }) =>
  isAsExpected ? null : got

// In one file and in this order: each row begins where those before it have ended.
test.each(contractSteps.map((step) => [titleOf(step.call), step.what, step] as const))(
  '%s %s',
  async (_call, _what, step) => {
    expect(deviation(await tryStep(step, run, send))).toBeNull()
  },
)

test('the accounts of the run are left behind empty', async () => {
  expect(deviation(await cleanUp(run, send))).toBeNull()
})
