// Unpacks the Chromium of @sparticuz/chromium into TMPDIR. It runs in a process of its own, because
// the package reads its environment on import and changes it.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
