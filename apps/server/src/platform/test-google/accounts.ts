import { newToken } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { challengeOf } from '#platform/google'

/** An account of the stand-in, which a newcomer clicks on. */
export interface TestAccount {
  email: string
  zone: string
  /** Sync tokens of an earlier epoch are refused with 410. */
  epoch: number
  /** How often a Meet link is still pending before it is made. */
  meetDelay: number
}

export interface TestCode {
  challenge: string
  redirectUri: string
  scopes: string[]
}

export interface TestGrant {
  scopes: string[]
  /** Access tokens that were made before this are over. */
  validFrom: number
}

export interface TestChannel {
  resource: string
  token: string
  address: string
  endsAt: number
}

interface Kinds {
  account: TestAccount
  code: TestCode
  grant: TestGrant
  channel: TestChannel
}

type ObjectRow = Row<'test_google_objects', 'id' | 'account' | 'object'>

export async function putObject<K extends keyof Kinds>(
  db: SystemDb,
  kind: K,
  { id, account, object }: { id: string; account: string; object: Kinds[K] },
): Promise<void> {
  await db.run(sql`
    insert into test_google_objects (id, kind, account, object) values (${id}, ${kind}, ${account}, ${JSON.stringify(object)}::jsonb)
    on conflict (id) do update set object = excluded.object, account = excluded.account`)
}

interface StoredObject<K extends keyof Kinds> {
  id: string
  account: string
  object: Kinds[K]
}

// the object was written by the functions above
const typedObject = <K extends keyof Kinds>(row: ObjectRow): StoredObject<K> => ({ ...row, object: row.object as Kinds[K] })

export async function takeObject<K extends keyof Kinds>(db: SystemDb, kind: K, id: string): Promise<StoredObject<K> | undefined> {
  const row = await db.maybeOne<ObjectRow>(sql`
    select id, account, object from test_google_objects where id = ${id} and kind = ${kind} for update`)
  return row && typedObject<K>(row)
}

export async function listObjects<K extends keyof Kinds>(db: SystemDb, kind: K, account?: string): Promise<StoredObject<K>[]> {
  const rows = await db.many<ObjectRow>(sql`
    select id, account, object from test_google_objects
    where kind = ${kind} and (${account ?? null}::text is null or account = ${account ?? null})
    order by created_at, id`)
  return rows.map(row => typedObject<K>(row))
}

export const dropObjects = (db: SystemDb, ids: readonly string[]) =>
  db.run(sql`delete from test_google_objects where id = any(${[...ids]}::text[])`)

export const presetAccounts = ['studio@google.test', 'personale@google.test'] as const

/** The account of an address, made at its first use. */
export async function ensureAccount(db: SystemDb, email: string): Promise<StoredObject<'account'>> {
  const id = `account:${email}`
  const stored = await takeObject(db, 'account', id)
  if (stored) return stored
  await putObject(db, 'account', { id, account: email, object: { email, zone: 'Europe/Rome', epoch: 0, meetDelay: 0 } })
  return ensureAccount(db, email)
}

const codeMinutes = 5

/** Makes the code that the page of consent hands back, for one exchange. */
export async function makeCode(db: SystemDb, email: string, code: TestCode): Promise<string> {
  await ensureAccount(db, email)
  const token = newToken()
  await putObject(db, 'code', { id: `code:${token}`, account: email, object: code })
  return token
}

const isFresh = (createdAt: string) => Date.now() - Date.parse(createdAt) < codeMinutes * 60_000

export async function redeemCode(
  db: SystemDb,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<{ refreshToken: string; accessToken: string; scopes: string[] } | undefined> {
  const row = await db.maybeOne<Row<'test_google_objects', 'created_at'>>(sql`
    select created_at from test_google_objects where id = ${`code:${code}`}`)
  const stored = await takeObject(db, 'code', `code:${code}`)
  if (!row || !stored) return undefined
  // a code is used once, also by who has the wrong verifier
  await dropObjects(db, [stored.id])
  const { challenge, redirectUri: asked, scopes } = stored.object
  if (!isFresh(row.created_at) || challenge !== challengeOf(verifier) || asked !== redirectUri) return undefined
  const refreshToken = `refresh-${newToken()}`
  await putObject(db, 'grant', { id: `grant:${refreshToken}`, account: stored.account, object: { scopes, validFrom: 0 } })
  return { refreshToken, accessToken: accessTokenOf(refreshToken), scopes }
}

export const accessSeconds = 3599

const accessTokenOf = (refreshToken: string): string => `access-${Date.now()}-${refreshToken}`

export async function renewAccess(db: SystemDb, refreshToken: string): Promise<{ accessToken: string; scopes: string[] } | undefined> {
  const grant = await takeObject(db, 'grant', `grant:${refreshToken}`)
  return grant && { accessToken: accessTokenOf(refreshToken), scopes: grant.object.scopes }
}

const refreshTokenIn = (token: string): string => token.replace(/^access-\d+-/, '')

/** Revokes a token of either kind, and with it every grant of the account, as Google does. */
export async function revokeGrant(db: SystemDb, token: string): Promise<boolean> {
  const grant = await takeObject(db, 'grant', `grant:${refreshTokenIn(token)}`)
  if (!grant) return false
  await dropObjects(
    db,
    (await listObjects(db, 'grant', grant.account)).map(({ id }) => id),
  )
  return true
}

/** The account and the scopes of an access token that is not over. */
export async function findAccess(db: SystemDb, token: string): Promise<{ account: string; scopes: string[] } | undefined> {
  const madeAt = Number(/^access-(\d+)-/.exec(token)?.[1])
  if (!Number.isFinite(madeAt) || Date.now() - madeAt > accessSeconds * 1000) return undefined
  const grant = await takeObject(db, 'grant', `grant:${refreshTokenIn(token)}`)
  return grant && madeAt >= grant.object.validFrom ? { account: grant.account, scopes: grant.object.scopes } : undefined
}
