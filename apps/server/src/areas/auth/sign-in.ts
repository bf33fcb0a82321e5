import { createSession, rememberDevice } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { useConfig } from '#platform/config'
import { AppError } from '#platform/errors'
import { filesCookie, type CookieStrategy } from '#platform/files'
import type { RequestFacts } from '#platform/http'
import { deviceWords } from './device-words.ts'
import { noticeDevice } from './known-devices.ts'

interface SignIn {
  /** The person has shown a second factor or a passkey. */
  isGuarded: boolean
}

/** Opens a session in the workspace that the person used last and answers its token. */
export async function signIn(
  db: SystemDb,
  personId: string,
  request: RequestFacts,
  { isGuarded }: SignIn = { isGuarded: false },
): Promise<string> {
  await refuseClosed(db, personId)
  const device = deviceWords(request.device)
  const workspaceId = await lastWorkspace(db, personId)
  const session = await createSession(db, { strategy: 'local', personId, workspaceId, device, isGuarded })
  allowFiles(request, session.id)
  await rememberDevice(db, personId, request)
  await noticeDevice(db, personId, device)
  return session.token
}

/** Nobody enters an account that the operator is deleting; only whoever has shown its password learns so. */
async function refuseClosed(db: SystemDb, personId: string): Promise<void> {
  const closed = await db.maybeOne(sql`select from persons where id = ${personId} and closed_at is not null`)
  if (!closed) return
  throw new AppError('account closed', { keepsWrites: true, values: { contact: useConfig().supportEmail ?? '' } })
}

/** Browsers fetch pictures and films themselves, without the token: this cookie takes its place there. */
export function allowFiles(request: RequestFacts, sessionId: string, strategy: CookieStrategy = 'local'): void {
  const cookie = filesCookie(sessionId, strategy)
  request.setCookie(cookie.name, cookie.value, cookie.options)
}

async function lastWorkspace(db: SystemDb, personId: string): Promise<string | null> {
  const row = await db.maybeOne<Row<'memberships', 'workspace_id'>>(sql`
    select workspace_id from memberships where person_id = ${personId} and status = 'active'
    order by last_seen_at desc nulls last, created_at desc limit 1`)
  return row?.workspace_id ?? null
}
