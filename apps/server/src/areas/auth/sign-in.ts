import { createSession } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { filesCookie } from '#platform/files'
import type { RequestFacts } from '#platform/http'
import { deviceWords } from './device-words.ts'
import { noticeDevice } from './known-devices.ts'

/** Opens a session in the workspace that the person used last and answers its token. */
export async function signIn(db: SystemDb, personId: string, request: RequestFacts): Promise<string> {
  const device = deviceWords(request.device)
  const session = await createSession(db, { strategy: 'local', personId, workspaceId: await lastWorkspace(db, personId), device })
  const cookie = filesCookie(session.id)
  request.setCookie(cookie.name, cookie.value, cookie.options)
  await noticeDevice(db, personId, device)
  return session.token
}

async function lastWorkspace(db: SystemDb, personId: string): Promise<string | null> {
  const row = await db.maybeOne<{ workspace_id: string }>(sql`
    select workspace_id from memberships where person_id = ${personId} and status = 'active'
    order by last_seen_at desc nulls last, created_at desc limit 1`)
  return row?.workspace_id ?? null
}
