import { createSession, rememberDevice } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { filesCookie, type CookieStrategy } from '#platform/files'
import type { RequestFacts } from '#platform/http'
import { deviceWords } from './device-words.ts'
import { noticeDevice } from './known-devices.ts'

/** Opens a session in the workspace that the person used last and answers its token. */
export async function signIn(db: SystemDb, personId: string, request: RequestFacts): Promise<string> {
  const device = deviceWords(request.device)
  const workspaceId = await lastWorkspace(db, personId)
  const session = await createSession(db, { strategy: 'local', personId, workspaceId, device })
  allowFiles(request, session.id)
  await rememberDevice(db, personId, request)
  await noticeDevice(db, personId, device)
  return session.token
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
