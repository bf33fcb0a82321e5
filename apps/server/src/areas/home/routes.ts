import * as contract from '@allenio/contract/home'
import { unansweredFor } from '#areas/chat'
import { clientCard, clientReader, actingAsCollaborator, reachableClients, teamReader, todayFor } from '#areas/clients'
import { presentProgresses, selectProgress, type ProgressRow } from '#areas/progress'
import { limitToPage, pageOf, sql, type Row } from '#platform/db'
import { bind } from '#platform/http'
import { attentionPerPage, presentAttention, presentReasons, readAttention } from './attention.ts'
import { readChecklist } from './checklist.ts'
import { countClients, readActivity, readGrowth } from './graphs.ts'
import { readOwnHome } from './own-home.ts'

const progressesPerPage = 12

type ClientCardRow = Row<'clients', 'workspace_id' | 'id' | 'first_name' | 'last_name' | 'photo_file_id'>

export const homeBindings = [
  bind(contract.getGraphs, async ({ db, actor: asker }, { months, weeks, collaboratorId }) => {
    const actor = await actingAsCollaborator(db, asker, collaboratorId)
    const stretch = { today: await todayFor(db, actor), months, weeks }
    const [growth, activity, clients] = await Promise.all([
      readGrowth(db, actor, stretch),
      readActivity(db, actor, stretch),
      countClients(db, actor),
    ])
    return { growth, activity, clients }
  }),

  bind(contract.getLastProgresses, async ({ db, actor }, { page, collaboratorId }) => {
    const eyes = await actingAsCollaborator(db, actor, collaboratorId)
    const rows = await db.many<ProgressRow>(sql`
      ${selectProgress(sql`r.deleted_at is null and ${reachableClients(eyes)}`)}
      order by r.day desc, r.id desc ${limitToPage(page, progressesPerPage)}`)
    const { pageRows, nextPage } = pageOf(rows, page, progressesPerPage)
    const reader = actor.role === 'client' ? clientReader(actor, false) : teamReader(actor)
    const [progresses, clients] = await Promise.all([
      presentProgresses(db, pageRows, reader),
      db.many<ClientCardRow>(sql`
        select workspace_id, id, first_name, last_name, photo_file_id from clients
        where id = any(${pageRows.map(({ client_id }) => client_id)}::uuid[])`),
    ])
    const cards = new Map(clients.map(client => [client.id, clientCard(client, actor)]))
    return {
      progresses: progresses.flatMap((progress, index) => {
        const client = cards.get(pageRows[index]?.client_id ?? '')
        return client ? [{ ...progress, client }] : []
      }),
      nextPage,
    }
  }),

  bind(contract.listAttention, async ({ db, actor, request: { language } }, { page, reason, collaboratorId }) => {
    const scope = { actor: await actingAsCollaborator(db, actor, collaboratorId), today: await todayFor(db, actor) }
    const { rows, counts } = await readAttention(db, scope, { page, reason })
    const { pageRows, nextPage } = pageOf(rows, page, attentionPerPage)
    return {
      attention: pageRows.map(row => presentAttention(row, actor, { language, today: scope.today })),
      nextPage,
      reasons: presentReasons(counts, language),
    }
  }),

  bind(contract.listUnanswered, ({ db, actor }, { collaboratorId }) => unansweredFor(db, actor, collaboratorId)),

  bind(contract.getChecklist, async ({ db, actor }) => ({ steps: await readChecklist(db, actor) })),

  bind(contract.getOwnHome, ({ db, actor, request }) => readOwnHome(db, actor, request.language)),
]
