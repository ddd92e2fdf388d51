import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./slowLink.py', import.meta.url))
const NAMESPACE = 'resham-phone'

/**
 * Makes a slow line of real TCP (tools/bench/slowLink.py) on which a share of the packets is lost. Returns the address under
 * which the phone's side reaches this machine, and a function that makes a program which runs another one there.
 */
export async function openSlowLink(/** @type {number} */ loss) {
  const folder = mkdtempSync(join(tmpdir(), 'resham-link-'))
  const link = spawn('python3', [SCRIPT, NAMESPACE, `${loss}`], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [first] = await Promise.race([once(link.stdout, 'data'), once(link, 'exit')])
  if (!`${first}`.includes('ready')) throw new Error('The slow line needs Linux, root, python3 and iproute2.')
  return {
    host: '10.87.0.1',
    wrap: (/** @type {string} */ program) => {
      const wrapper = join(folder, 'program')
      writeFileSync(wrapper, `#!/bin/sh\nexec ip netns exec ${NAMESPACE} '${program}' "$@"\n`)
      chmodSync(wrapper, 0o755)
      return wrapper
    },
    close: async () => {
      link.stdin.end()
      await once(link, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
