import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mapValues } from 'es-toolkit'
import { z } from 'zod'
import { SettingsError } from './settingsError'

/** The shortest secret, in characters. */
const MIN_SECRET_LENGTH = 32

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const wholeNumber = (max: number, fallback: number) => {
  const problem = `must be a whole number from 0 to ${max}.`
  const digits = z.string().regex(/^\d+$/, problem)
  return digits.transform(Number).pipe(z.number().max(max, problem)).default(fallback)
}

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()))

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

const isPostgres = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)

const hasShop = (folder: string): boolean => existsSync(join(folder, 'shell.html'))

/** The variables. A blank one counts as not set. The name and the value precede the text of a problem. */
const variables = z.object({
  PORT: wholeNumber(65_535, 3001),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, 'must be the URL of a PostgreSQL: postgres://user:password@host:5432/name.')
    .optional(),
  DATA_DIR: z.string().default(resolve('data')),
  DEMO_ACCOUNT: z.enum(['1', 'none'], 'must be 1 or none, or not be set.').optional(),
  TOKEN_SECRET: list
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH),
      `must have at least ${MIN_SECRET_LENGTH} characters. To replace it, set "new,old" until the old tokens have expired.`,
    )
    .optional(),
  CORS_ORIGIN: list
    .transform((origins) => origins.filter(Boolean))
    .refine(
      (origins) => origins.every((origin) => origin === '*' || isOrigin(origin)),
      'must be an origin, such as https://resham.example, or *.',
    )
    .default([]),
  PROXIES: wholeNumber(10, 0),
  SIGNUP_LIMIT: wholeNumber(1_000_000, 100),
  RATE_LIMIT: wholeNumber(1_000_000, 3_000),
  SHOP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .refine(hasShop, 'has no build of the shop.')
    .optional(),
  SITE_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, 'must be an origin, such as https://resham.example.')
    .optional(),
  PAGE_MAX_AGE: wholeNumber(86_400, 1),
  PAGE_STALE: wholeNumber(86_400, 60),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}.`).default('info'),
})

/** The variables whose values no message repeats. */
const SECRETS = ['DATABASE_URL', 'TOKEN_SECRET']

export type Settings = ReturnType<typeof readSettings>

/** Takes environment variables; returns the settings of the server. Throws a `SettingsError` for a wrong one. */
export const readSettings = (environment: Record<string, string | undefined>) => {
  const { data, error } = variables.safeParse(mapValues(environment, (text) => text?.trim() || undefined))
  if (!data) {
    const name = String(error.issues[0]?.path[0])
    const value = SECRETS.includes(name) ? '' : `=${environment[name]}`
    throw new SettingsError(`${name}${value} ${error.issues[0]?.message}`)
  }
  const defaultShop = resolve('dist-server')
  return {
    /** 0 takes a free port. */
    port: data.PORT,
    /** The URL of a PostgreSQL; undefined for the embedded database. */
    databaseUrl: data.DATABASE_URL,
    /** The folder of the embedded database. */
    dataFolder: resolve(data.DATA_DIR),
    /**
     * Whether new tables get the demo account, whose password is published. In the embedded database, which
     * is for trying things out, they do unless it is 'none'.
     */
    hasDemoAccount: (data.DEMO_ACCOUNT ?? (data.DATABASE_URL ? 'none' : '1')) === '1',
    /** The secrets of the tokens: the first one signs, all of them are accepted. Undefined when none is set. */
    tokenSecrets: data.TOKEN_SECRET,
    /** The origins that may send requests from another host; '*' for all. */
    corsOrigins: data.CORS_ORIGIN,
    /** How many proxies are in front, each of which appends the client's address to X-Forwarded-For. */
    proxies: data.PROXIES,
    /** How many sign-ups one network may send in an hour; 0 for any number. */
    signupLimit: data.SIGNUP_LIMIT,
    /** How many requests to the API one network may send to this process in a minute; 0 for any number. */
    rateLimit: data.RATE_LIMIT,
    /** The folder of the shop's build; undefined when there is none. */
    shopFolder: data.SHOP_DIR ?? (hasShop(defaultShop) ? defaultShop : undefined),
    /** The origin of the shop, for the absolute URLs of its pages; undefined where it is not known. */
    siteUrl: data.SITE_URL,
    /** How long browsers and CDNs may keep a page. */
    pageCacheControl: `max-age=0, s-maxage=${data.PAGE_MAX_AGE}, stale-while-revalidate=${data.PAGE_STALE}`,
    logLevel: data.LOG_LEVEL,
  }
}

/**
 * Takes settings; throws a `SettingsError` if they name a PostgreSQL, but no secret of the tokens.
 * `readSettings` does not check this, because the owner's commands need no tokens.
 */
export const checkTokenSecret = ({ databaseUrl, tokenSecrets }: Settings): void => {
  if (databaseUrl !== undefined && !tokenSecrets)
    throw new SettingsError(
      `TOKEN_SECRET is required with DATABASE_URL: at least ${MIN_SECRET_LENGTH} random characters, such as the output of "openssl rand -hex 32".`,
    )
}
