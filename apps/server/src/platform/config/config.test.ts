import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, ensureSecret, loadConfig } from '#platform/config'

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
}

const production = { PUBLIC_URL: 'https://app.example.com', SMTP_URL: 'smtps://u:p@mail.example.com', SUPPORT_EMAIL: 'help@example.com' }
const database = { DATABASE_URL: 'postgresql://u:p@db/allenio' }
const s3 = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
const secret = { SECRET_KEY: 'x'.repeat(32) }

describe('one variable', () => {
  test.each([
    ['PUBLIC_URL', 'app.example.com', 'must be an address that starts with https:// or http://'],
    ['PUBLIC_URL', 'ftp://app.example.com', 'must be an address that starts with https:// or http://'],
    ['PUBLIC_URL', 'https://example.com/app', 'must be an address alone, such as https://app.example.com, without a path'],
    ['PUBLIC_URL', 'https://example.com?a=1', 'must be an address alone, such as https://app.example.com, without a path'],
    ['PUBLIC_URL', 'https://user:secret@example.com', 'must be an address alone, such as https://app.example.com, without a path'],
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be at most 65535'],
    ['BRAND', 'Allenio', 'must be allenio, coachplus or warfit'],
    ['VARIANT', 'nutritionist', 'must be coach or dietitian'],
    ['COACH_REGISTRATION_DISABLED', 'yes', 'must be true or false'],
    ['COACH_REGISTRATION_DISABLED', '1', 'must be true or false'],
    ['DATABASE_URL', 'mysql://u@db/x', 'must be an address that starts with postgres:// or postgresql://'],
    ['DATABASE_POOL', '1', 'must be at least 2'],
    ['DATABASE_POOL', '1000', 'must be at most 200'],
    ['SECRET_KEY', 'short', 'must have at least 32 characters'],
    ['SMTP_URL', 'mail.example.com:25', 'must be an address that starts with smtp:// or smtps://'],
    ['SUPPORT_EMAIL', 'help', 'must be an e-mail address'],
    ['S3_ENDPOINT', 's3.example.com', 'must be an address that starts with http:// or https://'],
    ['SERVICES', 'api,workers', 'may name api, realtime and jobs'],
    ['DATABASE_WAIT_SECONDS', 'long', 'must be a whole number from 0 to 86400'],
    ['DRAIN_SECONDS', '301', 'must be at most 300'],
    ['SENTRY_DSN', 'x', 'must be an address that starts with http:// or https://'],
    ['ANALYTICS_SCRIPT', 'javascript:alert(1)', 'must be an address that starts with http:// or https://'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['TRUST_PROXY', 'loopback', 'must be true, false, or how many proxies stand before the app'],
    ['DISK_RESERVE_PERCENT', '91', 'must be at most 90'],
    ['DISK_RESERVE_MB', '1 GB', 'must be a whole number from 0 to 100000000'],
    ['WORKSPACE_STORAGE_MB', '-1', 'must be a whole number from 0 to 1000000000'],
    ['PERSON_STORAGE_MB', 'none', 'must be a whole number from 0 to 1000000000'],
    ['REQUEST_LIMIT', 'none', 'must be a whole number from 0 to 1000000'],
    ['LOG_LEVEL', 'verbose', 'must be debug, info, warn, error or silent'],
    ['DEMO', 'true', 'must be on or off'],
  ])('%s=%s: %s', (name, value, sentence) => {
    expect(mistakesOf({ [name]: value })).toContain(`${name} ${sentence}.`)
  })

  test('every mistake is told, not the first alone, and no value is repeated: it may be a secret', () => {
    const mistakes = mistakesOf({ PORT: 'x', SECRET_KEY: 'hunter2', SMTP_URL: 'hunter2', DEMO: 'hunter2', SERVICES: 'hunter2' })
    expect(mistakes).toHaveLength(5)
    expect(mistakes.join()).not.toContain('hunter2')
  })

  test('an empty one is none', () => {
    expect(mistakesOf({ PUBLIC_URL: '', PORT: '', SERVICES: '', SECRET_KEY: '' })).toEqual([])
  })
})

describe('several together', () => {
  test.each<[string, Record<string, string>, RegExp | undefined]>([
    ['nothing at all', {}, undefined],
    ['production with mail', production, undefined],
    ['production without mail', { ...production, SMTP_URL: '' }, /^SMTP_URL is missing/],
    ['production without a contact', { ...production, SUPPORT_EMAIL: '' }, /^SUPPORT_EMAIL is missing/],
    ['production with demo accounts', { ...production, DEMO: 'on' }, /^DEMO may not be on/],
    ['production without them', { ...production, DEMO: 'off' }, undefined],
    ['production on a shared database', { ...production, ...database }, /^SECRET_KEY is missing/],
    ['production on a shared database with its secret', { ...production, ...database, ...secret }, undefined],
    ['half of S3', { S3_ENDPOINT: s3.S3_ENDPOINT, S3_BUCKET: 'b' }, /^S3 is half configured/],
    ['S3 but for the secret', { ...s3, S3_SECRET_ACCESS_KEY: '' }, /^S3 is half configured/],
    ['all of S3', s3, undefined],
    [
      'a login without its database',
      { DATABASE_APP_URL: 'postgresql://a@db/x', DATABASE_SYSTEM_URL: 'postgresql://s@db/x' },
      /only go with DATABASE_URL/,
    ],
    ['one login of two', { ...database, DATABASE_APP_URL: 'postgresql://a@db/x' }, /belong together/],
    ['both', { ...database, DATABASE_APP_URL: 'postgresql://a@db/x', DATABASE_SYSTEM_URL: 'postgresql://s@db/x' }, undefined],
    ['one service on a database of its own', { SERVICES: 'api', ...s3 }, /^SERVICES may only be split when DATABASE_URL/],
    ['one service with files of its own', { SERVICES: 'api', ...database }, /^SERVICES may only be split when files are in S3/],
    ['a service named thrice', { SERVICES: 'api,api,jobs', ...database }, /^SERVICES may only be split when files are in S3/],
    ['one service where all is shared', { SERVICES: 'realtime', ...database, ...s3 }, undefined],
    ['a secret of Stripe without its key', { STRIPE_WEBHOOK_SECRET: 'whsec_x' }, /only go with STRIPE_SECRET_KEY/],
    ['Stripe before its endpoints are made', { STRIPE_SECRET_KEY: 'sk_test_x' }, undefined],
    [
      'Stripe without the secret of connected accounts',
      { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      /^STRIPE_CONNECT_WEBHOOK_SECRET is missing/,
    ],
    [
      'Stripe without connected accounts',
      { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_CONNECT: 'off' },
      undefined,
    ],
    [
      'their secret where there are none',
      { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_x', STRIPE_CONNECT: 'off' },
      /^STRIPE_CONNECT_WEBHOOK_SECRET may not be set/,
    ],
    ['half of OneSignal', { ONESIGNAL_APP_ID: 'a' }, /^ONESIGNAL_APP_ID and ONESIGNAL_REST_KEY belong together/],
  ])('%s', (_, env, sentence) => {
    const mistakes = mistakesOf(env)
    if (sentence) expect(mistakes).toEqual([expect.stringMatching(sentence)])
    else expect(mistakes).toEqual([])
  })
})

describe('what follows', () => {
  test('local: on this machine alone, with demo data', () => {
    expect(loadConfig({})).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      hasDemo: true,
      publicUrl: undefined,
      trustProxy: 0,
    })
  })

  test('production: for everybody, without', () => {
    expect(loadConfig({ ...production, PUBLIC_URL: 'https://App.example.com/' })).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      hasDemo: false,
      publicUrl: 'https://app.example.com',
    })
  })

  test.each([
    ['true', 1],
    ['false', 0],
    ['2', 2],
    ['0', 0],
  ])('TRUST_PROXY=%s trusts %i', (value, hops) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toBe(hops)
  })

  test('one’s own database gets demo data only when asked for', () => {
    expect(loadConfig(database).hasDemo).toBe(false)
    expect(loadConfig({ ...database, DEMO: 'on' }).hasDemo).toBe(true)
  })

  test('a reserve of the disk stays free, and what is stored is bounded', () => {
    const megabyte = 1_048_576
    expect(loadConfig({})).toMatchObject({
      diskReserve: { percent: 5, bytes: 500 * megabyte },
      storage: { ofWorkspace: 51_200 * megabyte, ofPerson: 2_048 * megabyte },
    })
  })

  test('registration is open unless it is closed', () => {
    expect([loadConfig({}), loadConfig({ COACH_REGISTRATION_DISABLED: 'true' })].map(each => each.isCoachRegistrationOpen)).toEqual([
      true,
      false,
    ])
  })
})

describe('the installation’s secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'allenio-secret-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('is made once, however many ask at once, and for its owner’s eyes alone', async () => {
    const dataDir = join(folder, 'data')
    const answers = await Promise.all(Array.from({ length: 10 }, () => ensureSecret(dataDir, undefined)))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^[0-9a-f]{64}$/)
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim()).toBe(answers[0])
  })

  test('that is configured wins and is written nowhere', async () => {
    const dataDir = join(folder, 'other')
    expect(await ensureSecret(dataDir, 'configured')).toBe('configured')
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })
})
