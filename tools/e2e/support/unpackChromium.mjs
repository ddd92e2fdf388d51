// Unpacks the Chromium of @sparticuz/chromium into TMPDIR. Runs as a separate process, because the package reads and
// changes its environment on import.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
