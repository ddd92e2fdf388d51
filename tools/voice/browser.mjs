import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A bubble of the browser about a password would take the focus away from the page.
const PREFERENCES = { credentials_enable_service: false, profile: { password_manager_enabled: false } }

/**
 * The arguments of a browser that shows a page to a reader, with a new profile in the folder.
 * @param {string} folder
 * @param {string} url
 */
export const browserArgs = (folder, url) => {
  const profile = mkdtempSync(join(folder, 'browser-'))
  mkdirSync(join(profile, 'Default'))
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES))
  return [
    `--user-data-dir=${profile}`,
    '--force-renderer-accessibility',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-gpu',
    '--disable-features=Translate,MediaRouter',
    '--lang=en-US',
    '--window-position=0,0',
    '--window-size=1366,860',
    // Chromium has no sandbox for root, such as in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    url,
  ]
}
