import { isId } from '@allenio/domain/ids'
import { hashToken } from '#platform/auth'
import { sql, type Database, type Row } from '#platform/db'
import { enqueue } from '#platform/jobs'
import { syncJob } from './jobs.ts'

export interface Push {
  channelId: string
  token: string
}

/**
 * Marks a calendar as due. A push says only that something has changed, so that its order and number do not matter; one with another token
 * than the channel's does nothing.
 */
export async function takePush(database: Database, { channelId, token }: Push): Promise<boolean> {
  if (!isId(channelId) || token === '') return false
  return database.withSystem('write', async db => {
    const source = await db.maybeOne<Row<'calendar_sources', 'workspace_id' | 'link_id'>>(sql`
      select workspace_id, link_id from calendar_sources where channel_id = ${channelId} and channel_token_hash = ${hashToken(token)}`)
    if (!source) return false
    const { workspace_id: workspaceId, link_id: linkId } = source
    await db.run(sql`update calendar_sources set poll_at = now() where workspace_id = ${workspaceId} and link_id = ${linkId}`)
    await enqueue(db, syncJob, { workspaceId, linkId }, { singletonKey: linkId })
    return true
  })
}
