import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

/** The folder that `npm run build -w server` has written. */
const DIST = join(__dirname, '../../dist')

/** The arguments of Node that run a built program: `main`, `catalog` or `orders`. */
export const programOf = (name: string): string[] => [
  '--disable-warning=ExperimentalWarning',
  join(DIST, `${name}.cjs`),
]

/** How long a server that should refuse to start may run, in ms. */
const REFUSAL_TIMEOUT = 300_000

/** The environment variables of a server. */
export type Environment = Record<string, string>

export type TestServer = {
  url: string
  pid: number
  /** The lines of its log so far. */
  log: string[]
  /** Sends SIGTERM; resolves with the exit code when the process has ended. */
  stop: () => Promise<number | null>
  /** Sends SIGKILL; resolves when the process has ended. */
  kill: () => Promise<number | null>
}

const spawnServer = (environment: Environment, timeout?: number) =>
  spawn(process.execPath, programOf('main'), {
    // Nothing else is inherited: the settings of a developer must not change the result. Tests and benchmarks send
    // more from one address than any shopper does.
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: '0', SIGNUP_LIMIT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  })

/**
 * Takes environment variables; starts a server on a free port and resolves when it listens. If it ends
 * before, this rejects with what it wrote on stderr. `keepsLog: false` drops the log after the start, for
 * long runs.
 */
export const startServer = async (
  environment: Environment,
  { keepsLog = true } = {},
): Promise<TestServer> => {
  const child = spawnServer(environment)
  const ended = once(child, 'close').then(([code]): number | null => code)
  const errors = text(child.stderr)
  const log: string[] = []
  const lines = createInterface({ input: child.stdout })
  const listening = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      log.push(line)
      if (line.includes('"msg":"listening"')) resolve(JSON.parse(line).url)
    })
  })
  const failed = ended.then(async (code) => {
    throw new Error(`The server ended with ${code}: ${await errors}`)
  })
  const url = await Promise.race([listening, failed])
  if (!keepsLog) {
    lines.close()
    child.stdout.resume()
  }
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { url, pid: child.pid ?? 0, log, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Takes environment variables with which no server can start; resolves with its exit code and stderr. */
export const refuseToStart = async (environment: Environment) => {
  const child = spawnServer(environment, REFUSAL_TIMEOUT)
  child.stdout.resume()
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { code: code as number | null, errors }
}
