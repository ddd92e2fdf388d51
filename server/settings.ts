import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SettingsError } from './settingsError'

export type Settings = {
  /** 0 takes a free port. */
  port: number
  /** The URL of a PostgreSQL; undefined for the embedded database. */
  databaseUrl: string | undefined
  /** The folder of the embedded database. */
  dataFolder: string
  /** Whether new tables get the demo account, whose password is published. */
  hasDemoAccount: boolean
  /** The secrets of the tokens: the first one signs, all of them are accepted. Undefined when none is set. */
  tokenSecrets: string[] | undefined
  /** The origins that may send requests from another host; '*' for all. */
  corsOrigins: string[]
  /** How many proxies are in front, each of which appends the client's address to X-Forwarded-For. */
  proxies: number
  /** The folder of the shop's build; undefined when there is none. */
  shopFolder: string | undefined
  /** The origin of the shop, for the absolute URLs of its pages; undefined where it is not known. */
  siteUrl: string | undefined
  /** How long browsers and CDNs may keep a page. */
  pageCacheControl: string
  logLevel: string
}

type Environment = Record<string, string | undefined>

/** The shortest secret, in characters. */
const MIN_SECRET_LENGTH = 32

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

const ROOT = resolve(__dirname, '..')

const readInteger = (env: Environment, name: string, fallback: number, max: number): number => {
  const text = env[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= max) return value
  throw new SettingsError(`${name}=${text} must be a whole number from 0 to ${max}.`)
}

const readDatabaseUrl = (env: Environment): string | undefined => {
  const text = env.DATABASE_URL?.trim()
  if (!text) return undefined
  // The text is not repeated: it may contain a password.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new SettingsError(
      'DATABASE_URL must be the URL of a PostgreSQL: postgres://user:password@host:5432/name.',
    )
  return text
}

/** The embedded database always has it: that is to try things out. 'none' is the default, and the build's word. */
const readHasDemoAccount = ({ DEMO_ACCOUNT }: Environment, databaseUrl: string | undefined): boolean => {
  const text = DEMO_ACCOUNT?.trim()
  if (text && text !== '1' && text !== 'none')
    throw new SettingsError(`DEMO_ACCOUNT=${text} must be 1 or none, or not be set.`)
  return text === '1' || databaseUrl === undefined
}

const readTokenSecrets = (env: Environment): string[] | undefined => {
  const text = env.TOKEN_SECRET?.trim()
  if (!text) return undefined
  const secrets = text.split(',').map((secret) => secret.trim())
  if (secrets.some((secret) => secret.length < MIN_SECRET_LENGTH))
    throw new SettingsError(
      `TOKEN_SECRET must have at least ${MIN_SECRET_LENGTH} characters. To replace it, set "new,old" until the old tokens have expired.`,
    )
  return secrets
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

const readOrigins = (env: Environment): string[] => {
  const origins = (env.CORS_ORIGIN ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  for (const origin of origins) {
    if (origin !== '*' && !isOrigin(origin))
      throw new SettingsError(
        `CORS_ORIGIN=${origin} must be an origin, such as https://resham.example, or *.`,
      )
  }
  return origins
}

const readShopFolder = ({ SHOP_DIR }: Environment): string | undefined => {
  const folder = resolve(SHOP_DIR || join(ROOT, 'dist-server'))
  if (existsSync(join(folder, 'shell.html'))) return folder
  if (SHOP_DIR) throw new SettingsError(`SHOP_DIR=${SHOP_DIR} has no build of the shop.`)
  return undefined
}

const readSiteUrl = ({ SITE_URL }: Environment): string | undefined => {
  const text = SITE_URL?.trim().replace(/\/$/, '')
  if (!text) return undefined
  if (isOrigin(text)) return text
  throw new SettingsError(`SITE_URL=${SITE_URL} must be an origin, such as https://resham.example.`)
}

const readPageCacheControl = (env: Environment): string => {
  const shared = readInteger(env, 'PAGE_MAX_AGE', 1, 86_400)
  const stale = readInteger(env, 'PAGE_STALE', 60, 86_400)
  return `max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}`
}

const readLogLevel = ({ LOG_LEVEL }: Environment): string => {
  const level = LOG_LEVEL?.trim() || 'info'
  if (LOG_LEVELS.includes(level)) return level
  throw new SettingsError(`LOG_LEVEL=${level} must be one of ${LOG_LEVELS.join(', ')}.`)
}

/** Takes environment variables; returns the settings of the server. Throws a `SettingsError` for a wrong one. */
export const readSettings = (env: Environment): Settings => {
  const databaseUrl = readDatabaseUrl(env)
  return {
    port: readInteger(env, 'PORT', 3001, 65_535),
    databaseUrl,
    dataFolder: resolve(env.DATA_DIR || join(ROOT, 'data')),
    hasDemoAccount: readHasDemoAccount(env, databaseUrl),
    tokenSecrets: readTokenSecrets(env),
    corsOrigins: readOrigins(env),
    proxies: readInteger(env, 'PROXIES', 0, 10),
    shopFolder: readShopFolder(env),
    siteUrl: readSiteUrl(env),
    pageCacheControl: readPageCacheControl(env),
    logLevel: readLogLevel(env),
  }
}

/**
 * Takes settings; throws a `SettingsError` if they name a PostgreSQL, but no secret of the tokens. Apart from
 * `readSettings`, because the owner's commands need no tokens.
 */
export const checkTokenSecret = ({ databaseUrl, tokenSecrets }: Settings): void => {
  if (databaseUrl !== undefined && !tokenSecrets)
    throw new SettingsError(
      `TOKEN_SECRET is required with DATABASE_URL: at least ${MIN_SECRET_LENGTH} random characters, such as the output of "openssl rand -hex 32".`,
    )
}
