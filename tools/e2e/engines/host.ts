import { spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

/** Serves the production build on a free port; a test stops it to go offline. */
export async function startHost(): Promise<{ url: string; stop: () => Promise<void> }> {
  const host = spawn(process.execPath, ['tools/preview/preview.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    host.stdout.once('data', (text) => resolve(/http:\S+/.exec(String(text))?.[0] ?? ''))
    host.once('exit', () => reject(new Error('The preview server did not start.')))
  })
  return {
    url,
    stop: async () => {
      host.kill()
      await ended
    },
  }
}
