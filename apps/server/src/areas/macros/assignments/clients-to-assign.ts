import type { Output, ParsedInput } from '@allenio/contract'
import { clientsPerPage } from '@allenio/contract/clients'
import type { listClientsForMacro, WeightBasis } from '@allenio/contract/macros'
import { romeDay } from '@allenio/domain/days'
import { readTrainingKinds } from '#areas/client-overview'
import { clientCard, listCondition, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import { readEnergySources, weightOn } from '../energy.ts'
import { macroAssignments } from './assignment-tables.ts'

type Query = Omit<ParsedInput<typeof listClientsForMacro>, 'id'>

interface AssignedMacro {
  id: string
  clientId: string | null
  weightBasis: WeightBasis
}

type OpenRow = Row<'macro_assignments', 'macro_id' | 'client_id' | 'title' | 'start_day'>

const presentFollowed = ({ macro_id: macroId, title, start_day: startDay }: OpenRow) => ({ macroId, title, startDay })

/** Active clients by name, each with what they follow now and soon, and the weight that the macro would go by. */
export async function listClientsToAssign(
  db: WorkspaceDb,
  actor: Actor,
  macro: AssignedMacro,
  { page, search, collaboratorId, groupId }: Query,
): Promise<Output<typeof listClientsForMacro>> {
  const rows = await db.many<CardRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c
    where ${listCondition(actor, { search, collaboratorId, groupId, status: 'active' })}
      and (${macro.clientId}::uuid is null or c.id = ${macro.clientId}::uuid)
    order by c.name_key, c.id ${limitToPage(page, clientsPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, clientsPerPage)
  const ids = pageRows.map(({ id }) => id)
  const [sources, open, trainingOf] = await Promise.all([
    readEnergySources(db, ids),
    db.many<OpenRow>(sql`
      select o.macro_id, o.client_id, o.title, o.start_day
      from ${macroAssignments.open(sql`a.client_id = any(${ids}::uuid[])`)} o order by o.start_day`),
    readTrainingKinds(db, ids),
  ])
  const today = romeDay()
  const byClient = Map.groupBy(open, row => row.client_id)
  const clients = pageRows.map(row => {
    const own = byClient.get(row.id) ?? []
    const current = own.find(({ start_day: startDay }) => startDay <= today)
    const source = sources.get(row.id)
    return {
      ...clientCard(row, actor),
      isAssigned: own.some(({ macro_id: id }) => id === macro.id),
      current: current ? presentFollowed(current) : null,
      upcoming: own.filter(({ start_day: startDay }) => startDay > today).map(presentFollowed),
      weightKg: source ? (weightOn(today, macro.weightBasis, source)?.kg ?? null) : null,
      training: trainingOf(row.id),
    }
  })
  return { clients, nextPage }
}
