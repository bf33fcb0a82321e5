import type { Output } from '@allenio/contract'
import { clientsPerPage } from '@allenio/contract/clients'
import type { listClientsForProgram } from '@allenio/contract/programs'
import { clientCard, listCondition, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type WorkspaceDb } from '#platform/db'
import { isOpen } from '../present.ts'

type Answer = Output<typeof listClientsForProgram>
type Followed = Answer['clients'][number]['programs'][number]

interface Query {
  /** The program. */
  id: string
  page: number
  search?: string | undefined
  collaboratorId?: string | undefined
  groupId?: string | undefined
  clientIds?: readonly string[] | undefined
}

/** Active clients by name, each with what they follow, so that the dialog can warn before it assigns. */
export async function listClientsToAssign(db: WorkspaceDb, actor: Actor, query: Query): Promise<Answer> {
  const { id, page, search, collaboratorId, groupId, clientIds } = query
  const perPage = clientIds?.length ?? clientsPerPage
  const named = clientIds ? sql`c.id = any(${clientIds}::uuid[])` : sql`true`
  const rows = await db.many<CardRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c
    where ${listCondition(actor, { search, collaboratorId, groupId, status: 'active' })} and ${named}
    order by c.name_key, c.id ${limitToPage(page, perPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, perPage)
  const ids = pageRows.map(row => row.id)
  const users = await db.many<Followed & { clientId: string; isOfProgram: boolean }>(sql`
    select u.client_id as "clientId", u.program_id as "programId", u.title, u.start_day as "startDay", u.last_day as "lastDay", u.pauses,
      u.program_id = ${id} or coalesce(u.template_id = ${id}, false) as "isOfProgram"
    from program_users u where u.client_id = any(${ids}::uuid[]) and not u.is_single and ${isOpen()} order by u.start_day, u.id`)
  const byClient = Map.groupBy(users, ({ clientId }) => clientId)
  const clients = pageRows.map(row => {
    const followed = byClient.get(row.id) ?? []
    return {
      ...clientCard(row, actor),
      isAssigned: followed.some(({ isOfProgram }) => isOfProgram),
      programs: followed.map(({ programId, title, startDay, lastDay, pauses }) => ({ programId, title, startDay, lastDay, pauses })),
    }
  })
  return { clients, nextPage }
}
