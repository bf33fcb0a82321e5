import type { Language } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import type { Caller } from '#platform/access'
import { sql, type Database, type Db, type OrNull, type Row, type SystemDb } from '#platform/db'
import { hashToken, newToken } from './tokens.ts'

const idleDays = 30
const longestDays = 180
/** A super admin reaches every business, so a forgotten session must not last. */
const superAdminHours = 12
const cachedMs = 15_000
const touchedEveryMs = 5 * 60_000
const cachedAtMost = 20_000

export type Strategy = 'local' | 'training_school'

export interface NewSession {
  strategy: Strategy
  personId: string
  workspaceId: string | null
  device: string
  /** A second factor or a passkey opens the session. */
  isGuarded?: boolean
}

/** Opens a session; its token is answered once and known to nobody afterwards. */
export async function createSession(db: SystemDb, { strategy, personId, workspaceId, device, isGuarded = false }: NewSession) {
  const id = newId()
  const token = newToken()
  await db.run(sql`
    insert into sessions (id, token_hash, strategy, person_id, workspace_id, device, is_guarded, idle_until, expires_at)
    values (${id}, ${hashToken(token)}, ${strategy}, ${personId}, ${workspaceId}, ${device}, ${isGuarded},
      now() + make_interval(days => ${idleDays}),
      now() + case when ${strategy} = 'local' and exists (select from persons where id = ${personId} and is_super_admin)
        then make_interval(hours => ${superAdminHours}) else make_interval(days => ${longestDays}) end)`)
  if (strategy === 'local' && workspaceId !== null) {
    await db.run(sql`update memberships set last_seen_at = now() where workspace_id = ${workspaceId} and person_id = ${personId}`)
  }
  return { id, token }
}

interface SessionRow
  extends Row<'sessions', 'strategy' | 'person_id'>, OrNull<Row<'memberships', 'workspace_id' | 'role' | 'withheld_permissions'>> {
  session_id: Row<'sessions'>['id']
  locale: Language
  time_zone: string
  is_super_admin: boolean
  is_guarded: boolean
  is_suspended: boolean
  membership_id: Row<'memberships'>['id'] | null
  is_stale: boolean
}

// the workspace that the request names wins; the session's is only the default of a new tab
const findSession = (db: Db, tokenHash: Buffer, workspaceId: string | undefined) =>
  db.maybeOne<SessionRow>(
    sql`
    select s.id as session_id, s.strategy, s.person_id, coalesce(p.locale, 'it') as locale,
      coalesce(p.time_zone, 'Europe/Rome') as time_zone,
      coalesce(p.is_super_admin, false) as is_super_admin, s.is_guarded,
      w.suspended_at is not null as is_suspended, m.workspace_id, m.id as membership_id, m.role,
      m.withheld_permissions,
      s.last_used_at < now() - interval '5 minutes'
        or (m.id is not null and coalesce(m.last_seen_at, '-infinity') < now() - interval '5 minutes') as is_stale
    from sessions s
    left join persons p on p.id = s.person_id and s.strategy = 'local'
    left join memberships m on m.person_id = s.person_id and s.strategy = 'local' and m.status = 'active'
      and m.workspace_id = coalesce(${workspaceId ?? null}::uuid, s.workspace_id)
    left join workspaces w on w.id = m.workspace_id
    where s.token_hash = ${tokenHash} and s.idle_until > now() and s.expires_at > now()
      and (s.strategy = 'training_school' or (p.id is not null and p.closed_at is null))
      and (p.is_super_admin is not true or s.created_at > now() - make_interval(hours => ${superAdminHours}))`,
  )

function callerOf(row: SessionRow, isGuardNeeded: boolean): Caller {
  const signedIn = { personId: row.person_id, sessionId: row.session_id, language: row.locale, timeZone: row.time_zone }
  if (row.strategy === 'training_school') return { kind: 'school user', ...signedIn }
  const isGuardMissing = isGuardNeeded && row.is_super_admin && !row.is_guarded
  return {
    kind: 'person',
    ...signedIn,
    isSuperAdmin: row.is_super_admin && !isGuardMissing,
    isGuardMissing,
    isSuspended: row.is_suspended,
    membership:
      row.workspace_id && row.membership_id && row.role
        ? {
            workspaceId: row.workspace_id,
            membershipId: row.membership_id,
            role: row.role,
            withheldPermissions: row.withheld_permissions ?? [],
          }
        : undefined,
  }
}

interface CachedCaller {
  caller: Caller
  until: number
}

export interface Sessions {
  /** Returns the caller of a token from the cache alone, if it was looked up moments ago. */
  recall: (token: string, workspaceId: string | undefined) => Caller | undefined
  authenticate: (token: string, workspaceId: string | undefined) => Promise<Caller | undefined>
  /** Registers a listener, called on every node with a person's id when their sessions end or their rights change. */
  onChange(hear: (personId: string) => void): void
  close(): Promise<void>
}

const channel = 'sessions_changed'

const here = new Set<(personId: string) => void>()

/** After the commit, tells every node to clear its cache of a person. */
export const announceChange = (db: Db, personId: string): Promise<void> => announceChanges(db, [personId])

export async function announceChanges(db: Db, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.run(sql`select pg_notify(${channel}, person) from unnest(${[...personIds]}::text[]) as changed (person)`)
  // the node clears its own cache here instead of waiting for its message, because the next call may follow the answer at once
  db.afterCommit(() => {
    for (const forget of here) for (const personId of personIds) forget(personId)
  })
}

interface SessionOptions {
  /** Super admins have their rights only in sessions that a second factor or a passkey has opened. */
  isGuardNeeded?: boolean
  /** A monotonic clock in milliseconds: if it were set back, cached rows would live too long. */
  now?: () => number
}

export async function openSessions(
  database: Database,
  { isGuardNeeded = false, now = () => performance.now() }: SessionOptions = {},
): Promise<Sessions> {
  const cachedCallers = new Map<string, CachedCaller>()
  const touchTimes = new Map<string, number>()
  const listeners: ((personId: string) => void)[] = []
  let changes = 0

  const forget = (personId: string) => {
    changes += 1
    for (const [key, { caller }] of cachedCallers) if (!personId || caller.personId === personId) cachedCallers.delete(key)
  }
  here.add(forget)
  const listening = await database.listen(channel, personId => {
    forget(personId)
    for (const hear of listeners) hear(personId)
  })

  /** The session was used, and its person was seen in the workspace that the request names. */
  async function touch(caller: Caller, key: string): Promise<void> {
    const at = now()
    if ((touchTimes.get(key) ?? -Infinity) > at - touchedEveryMs) return
    if (touchTimes.size > cachedAtMost) touchTimes.clear()
    touchTimes.set(key, at)
    const membership = caller.kind === 'person' ? caller.membership : undefined
    await database.withSystem('write', async db => {
      // rows are changed in the order in which entering a workspace changes them, because both may happen at once
      if (membership) {
        await db.run(sql`update memberships set last_seen_at = now()
          where workspace_id = ${membership.workspaceId} and id = ${membership.membershipId}`)
      }
      await db.run(sql`update sessions set last_used_at = now(), idle_until = now() + make_interval(days => ${idleDays})
        where id = ${caller.sessionId}`)
    })
  }

  const keyOf = (tokenHash: Buffer, workspaceId: string | undefined) => `${tokenHash.toString('base64')} ${workspaceId ?? ''}`
  function recall(key: string): Caller | undefined {
    // nothing in the cache counts while the connection that reports changes is lost
    const cached = listening.isOpen() ? cachedCallers.get(key) : undefined
    return cached && cached.until > now() ? cached.caller : undefined
  }

  return {
    recall: (token, workspaceId) => recall(keyOf(hashToken(token), workspaceId)),
    async authenticate(token, workspaceId) {
      const tokenHash = hashToken(token)
      const key = keyOf(tokenHash, workspaceId)
      const cachedCaller = recall(key)
      if (cachedCaller) return cachedCaller
      const before = changes
      const row = await database.withSessions(db => findSession(db, tokenHash, workspaceId))
      if (!row) return undefined
      const caller = callerOf(row, isGuardNeeded)
      if (cachedCallers.size > cachedAtMost) cachedCallers.clear()
      // a row that was read before a change was heard must not be cached after it
      if (before === changes) cachedCallers.set(key, { caller, until: now() + cachedMs })
      // the caller does not wait for the touch: if it fails, a later request touches the session
      if (row.is_stale) void touch(caller, key).catch(() => touchTimes.delete(key))
      return caller
    },
    onChange: hear => void listeners.push(hear),
    async close() {
      here.delete(forget)
      await listening.stop()
    },
  }
}

export const endSession = async (db: SystemDb, { sessionId, personId }: { sessionId: string; personId: string }) => {
  const endedCount = await db.run(sql`delete from sessions where id = ${sessionId} and person_id = ${personId}`)
  await announceChange(db, personId)
  return endedCount > 0
}

/** Ends every session of a person except one. */
export async function endSessions(db: SystemDb, personId: string, exceptSessionId?: string): Promise<void> {
  await db.run(sql`delete from sessions where person_id = ${personId} and id is distinct from ${exceptSessionId ?? null}::uuid`)
  await announceChange(db, personId)
}

/** The session has shown a second factor or a passkey. */
export async function guardSession(db: SystemDb, { sessionId, personId }: { sessionId: string; personId: string }): Promise<void> {
  await db.run(sql`update sessions set is_guarded = true where id = ${sessionId}`)
  await announceChange(db, personId)
}

/** A super admin's sessions end sooner than those of others, also the ones that were open before. */
export const shortenSessions = (db: SystemDb, personId: string) =>
  db.run(sql`
  update sessions set expires_at = least(expires_at, created_at + make_interval(hours => ${superAdminHours}))
  where person_id = ${personId}`)

const proofMinutes = 10

/** Notes that the person at this session has just proved who they are. */
export const markProved = (db: SystemDb, sessionId: string) => db.run(sql`update sessions set proved_at = now() where id = ${sessionId}`)

export const isFreshlyProved = async (db: SystemDb, sessionId: string): Promise<boolean> =>
  (await db.maybeOne(sql`
  select from sessions where id = ${sessionId} and proved_at > now() - make_interval(mins => ${proofMinutes})`)) !== undefined

/** The workspace that new tabs of this session open. */
export async function moveSessionTo(
  db: SystemDb,
  { sessionId, personId }: { sessionId: string; personId: string },
  workspaceId: string,
): Promise<void> {
  await db.run(sql`update sessions set workspace_id = ${workspaceId} where id = ${sessionId}`)
  await announceChange(db, personId)
}
