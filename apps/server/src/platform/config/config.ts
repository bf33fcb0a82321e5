import { resolve } from 'node:path'
import { brands, variants } from '@allenio/contract'
import type { VatReason } from '@allenio/contract/payments'
import { z } from 'zod'

export class ConfigError extends Error {
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
    )
const httpUrl = url(['http:', 'https:'])
const flag = z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true')
const proxies = z
  .string()
  .regex(/^(true|false|[0-9])$/, 'must be true, false, or how many proxies stand before the app')
  .transform(value => (value === 'true' ? 1 : Number(value === 'false' ? 0 : value)))
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number(`must be a whole number`).min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

const megabyte = 1_048_576

/** The operator's tax rates at Stripe, by the reasons of VAT: `standard:txr_1,reverse charge:txr_2,outside:txr_3`. */
const taxRates = z
  .string()
  .regex(/^(standard|reverse charge|outside):txr_\w+(,(standard|reverse charge|outside):txr_\w+)*$/, {
    message: 'must name tax rates as standard:txr_…,reverse charge:txr_…,outside:txr_…',
  })
  .transform(value => Object.fromEntries(value.split(',').map(each => each.split(':'))) as Partial<Record<VatReason, string>>)

const services = ['api', 'realtime', 'jobs'] as const

const schema = z.object({
  PUBLIC_URL: url(['https:', 'http:'])
    .refine(
      value => !URL.canParse(value) || ['', '/'].includes(value.slice(new URL(value).origin.length)),
      'must be an address alone, such as https://app.example.com, without a path',
    )
    .transform(value => new URL(value).origin)
    .optional(),
  HOST: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: z.string().default('data'),
  BRAND: z.enum(brands, 'must be allenio, coachplus or warfit').default('allenio'),
  VARIANT: z.enum(variants, 'must be coach or dietitian').default('coach'),
  COACH_REGISTRATION_DISABLED: flag.default(false),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_APP_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_SYSTEM_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 86_400).default(600),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Allenio <no-reply@localhost>'),
  MAIL_PER_MINUTE: wholeNumber(1, 100_000).optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  OPERATOR_NAME: z.string().max(120).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ONESIGNAL_APP_ID: z.string().optional(),
  ONESIGNAL_REST_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must start with whsec_')
    .optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must start with whsec_')
    .optional(),
  STRIPE_CONNECT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  STRIPE_TAX_RATES: taxRates.optional(),
  PLANS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  VIES_URL: httpUrl.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SERVICES: z
    .string()
    .default(services.join(','))
    .transform(value => [...new Set(value.split(',').map(each => each.trim()))])
    .pipe(z.array(z.enum(services, 'may name api, realtime and jobs')).min(1)),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  SENTRY_DSN: httpUrl.optional(),
  ANALYTICS_SCRIPT: httpUrl.optional(),
  HEATMAP_SCRIPT: httpUrl.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: proxies.default(0),
  DISK_RESERVE_PERCENT: wholeNumber(0, 90).default(5),
  DISK_RESERVE_MB: wholeNumber(0, 100_000_000).default(500),
  WORKSPACE_STORAGE_MB: wholeNumber(0, 1_000_000_000).default(51_200),
  PERSON_STORAGE_MB: wholeNumber(0, 1_000_000_000).default(2_048),
  REQUEST_LIMIT: wholeNumber(0, 1_000_000).default(600),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').default('info'),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
})

export interface Config extends ReturnType<typeof shapeConfig> {}

/** Reads the environment once; each mistake becomes a sentence of its own. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const nonEmptyValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(nonEmptyValues)
  if (!result.success) {
    throw new ConfigError(result.error.issues.map(issue => `${String(issue.path[0])} ${issue.message}.`))
  }
  const mistakes = contradictions(result.data)
  if (mistakes.length) throw new ConfigError(mistakes)
  return shapeConfig(result.data)
}

type ParsedEnv = z.output<typeof schema>

function contradictions(env: ParsedEnv): string[] {
  const isProduction = env.PUBLIC_URL !== undefined
  const s3 = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  const isSplit = env.SERVICES.length < services.length
  return [
    isProduction && !env.SMTP_URL && 'SMTP_URL is missing: with PUBLIC_URL set, mails must reach people.',
    isProduction && !env.SUPPORT_EMAIL && 'SUPPORT_EMAIL is missing: with PUBLIC_URL set, people must be able to write to whoever runs it.',
    isProduction && env.DEMO === 'on' && 'DEMO may not be on where PUBLIC_URL is set: demo accounts have a known password.',
    isProduction && env.DATABASE_URL && !env.SECRET_KEY && 'SECRET_KEY is missing: every node on one DATABASE_URL must share the same one.',
    s3.some(Boolean) &&
      !s3.every(Boolean) &&
      'S3 is half configured: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.',
    !env.DATABASE_URL &&
      (env.DATABASE_APP_URL || env.DATABASE_SYSTEM_URL) &&
      'DATABASE_APP_URL and DATABASE_SYSTEM_URL only go with DATABASE_URL.',
    Boolean(env.DATABASE_APP_URL) !== Boolean(env.DATABASE_SYSTEM_URL) && 'DATABASE_APP_URL and DATABASE_SYSTEM_URL belong together.',
    isSplit && !env.DATABASE_URL && 'SERVICES may only be split when DATABASE_URL names a database that all nodes share.',
    isSplit && !env.S3_BUCKET && 'SERVICES may only be split when files are in S3, where all nodes reach them.',
    Boolean(env.ONESIGNAL_APP_ID) !== Boolean(env.ONESIGNAL_REST_KEY) && 'ONESIGNAL_APP_ID and ONESIGNAL_REST_KEY belong together.',
    Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET) && 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.',
    !env.STRIPE_SECRET_KEY &&
      (env.STRIPE_WEBHOOK_SECRET || env.STRIPE_CONNECT_WEBHOOK_SECRET) &&
      'STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET only go with STRIPE_SECRET_KEY.',
    env.STRIPE_SECRET_KEY &&
      env.STRIPE_CONNECT === 'on' &&
      env.STRIPE_WEBHOOK_SECRET &&
      !env.STRIPE_CONNECT_WEBHOOK_SECRET &&
      'STRIPE_CONNECT_WEBHOOK_SECRET is missing: payments on connected accounts are told to that endpoint.',
    env.STRIPE_CONNECT === 'off' &&
      env.STRIPE_CONNECT_WEBHOOK_SECRET &&
      'STRIPE_CONNECT_WEBHOOK_SECRET may not be set where STRIPE_CONNECT is off: there are no connected accounts.',
  ].filter(sentence => typeof sentence === 'string')
}

const shapeConfig = (env: ParsedEnv) => ({
  mode: env.PUBLIC_URL ? ('production' as const) : ('local' as const),
  publicUrl: env.PUBLIC_URL,
  host: env.HOST ?? (env.PUBLIC_URL ? '0.0.0.0' : '127.0.0.1'),
  port: env.PORT,
  trustProxy: env.TRUST_PROXY,
  dataDir: resolve(env.DATA_DIR),
  brand: env.BRAND,
  variant: env.VARIANT,
  isCoachRegistrationOpen: !env.COACH_REGISTRATION_DISABLED,
  /** Without plans the installation has no trial and no limit. */
  hasPlans: env.PLANS === 'on',
  viesUrl: env.VIES_URL,
  database: {
    url: env.DATABASE_URL,
    appUrl: env.DATABASE_APP_URL,
    systemUrl: env.DATABASE_SYSTEM_URL,
    poolSize: env.DATABASE_POOL,
    /** How long a start waits for a database that is away. */
    waitMs: env.DATABASE_WAIT_SECONDS * 1000,
  },
  secretKey: env.SECRET_KEY,
  mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, perMinute: env.MAIL_PER_MINUTE },
  supportEmail: env.SUPPORT_EMAIL,
  operatorName: env.OPERATOR_NAME,
  s3:
    env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? {
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          bucket: env.S3_BUCKET,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
  oneSignal: env.ONESIGNAL_APP_ID && env.ONESIGNAL_REST_KEY ? { appId: env.ONESIGNAL_APP_ID, restKey: env.ONESIGNAL_REST_KEY } : undefined,
  google:
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
      : undefined,
  stripe: env.STRIPE_SECRET_KEY
    ? {
        secretKey: env.STRIPE_SECRET_KEY,
        /** The secrets that sign the events of the key's own account, and of connected accounts. */
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        connectWebhookSecret: env.STRIPE_CONNECT_WEBHOOK_SECRET,
        hasConnect: env.STRIPE_CONNECT === 'on',
        taxRates: env.STRIPE_TAX_RATES ?? {},
      }
    : undefined,
  /** The part of the disk that stays free for the database. */
  diskReserve: { percent: env.DISK_RESERVE_PERCENT, bytes: env.DISK_RESERVE_MB * megabyte },
  /** Bytes that may be stored; 0 for no limit. */
  storage: { ofWorkspace: env.WORKSPACE_STORAGE_MB * megabyte, ofPerson: env.PERSON_STORAGE_MB * megabyte },
  services: env.SERVICES,
  /** How long a node that stops says so before it stops listening, so that a proxy sends callers elsewhere. */
  drainMs: (env.DRAIN_SECONDS ?? (env.PUBLIC_URL ? 5 : 0)) * 1000,
  thirdParty: { sentryDsn: env.SENTRY_DSN, analyticsScript: env.ANALYTICS_SCRIPT, heatmapScript: env.HEATMAP_SCRIPT },
  metricsToken: env.METRICS_TOKEN,
  /** Calls that one person or address may make in ten seconds; 0 for no limit. */
  requestLimit: env.REQUEST_LIMIT,
  logLevel: env.LOG_LEVEL,
  // a database that the operator brings gets demo data only on request
  hasDemo: !env.PUBLIC_URL && (env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on',
})
