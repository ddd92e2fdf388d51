import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkTokenSecret, readSettings, type Settings } from './settings'

const PASSWORD = 'kanchipuram'
const DATABASE_URL = `postgres://resham:${PASSWORD}@localhost:5432/resham`
const [SECRET, OTHER] = ['s'.repeat(32), 'o'.repeat(40)]

describe('readSettings', () => {
  test('returns the defaults of an empty environment', () => {
    expect(readSettings({ PORT: ' ', CORS_ORIGIN: '' })).toMatchObject({
      port: 3001,
      databaseUrl: undefined,
      hasDemoAccount: true,
      tokenSecrets: undefined,
      corsOrigins: [],
      proxies: 0,
      signupLimit: 100,
      rateLimit: 3000,
      logLevel: 'info',
    })
  })

  test('returns what is set', () => {
    const settings = readSettings({
      PORT: '0',
      DATABASE_URL,
      DATA_DIR: '/srv/resham',
      TOKEN_SECRET: `${SECRET}, ${OTHER}`,
      CORS_ORIGIN: 'https://resham.example, http://localhost:3000',
      PROXIES: '1',
      LOG_LEVEL: 'silent',
    })
    expect(settings).toMatchObject({
      port: 0,
      databaseUrl: DATABASE_URL,
      hasDemoAccount: false,
      dataFolder: '/srv/resham',
      tokenSecrets: [SECRET, OTHER],
      corsOrigins: ['https://resham.example', 'http://localhost:3000'],
      proxies: 1,
      logLevel: 'silent',
    })
    expect(() => checkTokenSecret(settings)).not.toThrow()
  })

  test.each([
    [' 1 ', true, true],
    ['none', false, false],
    ['', false, true],
  ])(
    'with DEMO_ACCOUNT=%j it is %p that a PostgreSQL has the demo account, and %p of the embedded database',
    (DEMO_ACCOUNT, onPostgres, onEmbedded) => {
      expect(readSettings({ DATABASE_URL, DEMO_ACCOUNT })).toMatchObject({ hasDemoAccount: onPostgres })
      expect(readSettings({ DEMO_ACCOUNT })).toMatchObject({ hasDemoAccount: onEmbedded })
    },
  )

  test.each<[environment: Record<string, string>, settings: Partial<Settings>]>([
    [{ PORT: ' 65535 ' }, { port: 65_535 }],
    [{ PROXIES: '10' }, { proxies: 10 }],
    [
      { SIGNUP_LIMIT: '0', RATE_LIMIT: '600' },
      { signupLimit: 0, rateLimit: 600 },
    ],
    [{ DATABASE_URL: ' postgresql://localhost/resham ' }, { databaseUrl: 'postgresql://localhost/resham' }],
    [{ CORS_ORIGIN: '*' }, { corsOrigins: ['*'] }],
    [{ SITE_URL: 'https://resham.example/' }, { siteUrl: 'https://resham.example' }],
    [
      { PAGE_MAX_AGE: '5', PAGE_STALE: '0' },
      { pageCacheControl: 'max-age=0, s-maxage=5, stale-while-revalidate=0' },
    ],
    [{ LOG_LEVEL: ' warn ' }, { logLevel: 'warn' }],
    [{ TOKEN_SECRET: ' ' }, { tokenSecrets: undefined }],
  ])('reads %j', (environment, settings) => {
    expect(readSettings(environment)).toMatchObject(settings)
  })

  test('takes a folder that has a build of the shop', () => {
    const folder = mkdtempSync(join(tmpdir(), 'resham-shop-'))
    writeFileSync(join(folder, 'shell.html'), '')
    expect(readSettings({ SHOP_DIR: folder })).toMatchObject({ shopFolder: folder })
    rmSync(folder, { recursive: true })
  })

  test.each<[what: string, environment: Record<string, string>, line: RegExp]>([
    ['a port that is no number', { PORT: 'many' }, /PORT=many/],
    ['a port that is no whole number', { PORT: '5.5' }, /PORT=5\.5/],
    ['a port in hexadecimal', { PORT: '0x50' }, /PORT=0x50/],
    ['a port that does not exist', { PORT: '65536' }, /PORT=65536/],
    ['a negative number of proxies', { PROXIES: '-1' }, /PROXIES=-1/],
    ['too many proxies', { PROXIES: '11' }, /PROXIES=11/],
    ['a negative limit', { RATE_LIMIT: '-1' }, /RATE_LIMIT=-1/],
    ['an origin without a protocol', { CORS_ORIGIN: 'resham.example' }, /CORS_ORIGIN=resham\.example/],
    ['a wrong one of two origins', { CORS_ORIGIN: 'https://a.example,https://b.example/' }, /b\.example\//],
    ['a shop that is not at the root', { SITE_URL: 'https://resham.example/shop' }, /SITE_URL=.+\/shop/],
    ['a page that is kept for more than a day', { PAGE_MAX_AGE: '86401' }, /PAGE_MAX_AGE=86401/],
    ['another database', { DATABASE_URL: `mysql://resham:${PASSWORD}@localhost/resham` }, /DATABASE_URL/],
    ['a database without a valid host', { DATABASE_URL: `postgres://resham:${PASSWORD}@[` }, /DATABASE_URL/],
    ['a short secret', { TOKEN_SECRET: 'x'.repeat(31) }, /TOKEN_SECRET .+ 32/],
    ['a short old secret', { TOKEN_SECRET: `${SECRET},old` }, /TOKEN_SECRET .+ 32/],
    ['another word for the demo account', { DEMO_ACCOUNT: 'yes' }, /DEMO_ACCOUNT=yes/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /LOG_LEVEL=loud/],
    ['a folder without a build', { SHOP_DIR: __dirname }, /SHOP_DIR=.+ has no build/],
  ])('throws one line for %s', (_what, environment, line) => {
    expect(() => readSettings(environment)).toThrow(line)
    expect(() => readSettings(environment)).toThrow(/^[^\n]+$/)
    expect(() => readSettings(environment)).not.toThrow(PASSWORD)
  })

  test('a server with PostgreSQL needs a secret', () => {
    expect(() => checkTokenSecret(readSettings({ DATABASE_URL }))).toThrow(/TOKEN_SECRET is required/)
    expect(() => checkTokenSecret(readSettings({}))).not.toThrow()
  })
})
