import * as contract from '@allenio/contract/home'
import { clientReader, teamReader } from '#areas/client-records'
import {
  actingAsCollaborator,
  addSampleClient,
  clientCard,
  eraseSampleClient,
  findSampleId,
  reachableClients,
  todayFor,
} from '#areas/clients'
import { presentProgresses, selectProgress, type ProgressRow } from '#areas/progress'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type Row } from '#platform/db'
import { bind } from '#platform/http'
import { attentionPerPage, presentGroups, presentPerson, readAttention } from './attention.ts'
import { dismissNeed, restoreAllSnoozed, restorePress, seeNeed, snoozeNeeds } from './attention-marks.ts'
import { readChecklist } from './checklist.ts'
import { countClients, readActivity, readGrowth } from './graphs.ts'
import { readOwnHome } from './own-home.ts'

const progressesPerPage = 12

type ClientCardRow = Row<'clients', 'workspace_id' | 'id' | 'first_name' | 'last_name' | 'photo_file_id'>

const ownScope = (actor: Actor) => ({ asker: actor, actor, today: todayFor(actor), hasNews: true })

export const homeBindings = [
  bind(contract.getGraphs, async ({ db, actor: asker }, { months, weeks, collaboratorId }) => {
    const actor = await actingAsCollaborator(db, asker, collaboratorId)
    const stretch = { today: todayFor(actor), months, weeks }
    const [growth, { activity, quiet }, clients] = await Promise.all([
      readGrowth(db, actor, stretch),
      readActivity(db, actor, stretch),
      countClients(db, actor),
    ])
    return { growth, activity, quiet, clients }
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

  bind(contract.listAttention, async ({ db, actor: asker, request: { language } }, { page, group, view, collaboratorId }) => {
    const actor = await actingAsCollaborator(db, asker, collaboratorId)
    const scope = { asker, actor, today: todayFor(asker), hasNews: view !== 'needs' }
    const { rows, total, unseen, snoozed, counts } = await readAttention(db, scope, { page, group, view })
    const { pageRows, nextPage } = pageOf(rows ?? [], page, attentionPerPage)
    const attention = pageRows.map(row => presentPerson(row, asker, { language, today: scope.today }))
    return { attention, nextPage, total, unseen, snoozed, groups: presentGroups(scope, counts) }
  }),

  bind(contract.snoozeAttention, async ({ db, actor }, input) => ({ pressId: await snoozeNeeds(db, ownScope(actor), input) })),

  bind(contract.dismissAttention, async ({ db, actor }, input) => ({ pressId: await dismissNeed(db, ownScope(actor), input) })),

  bind(contract.seeAttention, async ({ db, actor }, input) => {
    await seeNeed(db, ownScope(actor), input)
    return {}
  }),

  bind(contract.restoreAttention, async ({ db, actor }, { id }) => {
    await restorePress(db, actor, id)
    return {}
  }),

  bind(contract.restoreSnoozed, async ({ db, actor }) => {
    await restoreAllSnoozed(db, actor)
    return {}
  }),

  bind(contract.getChecklist, async ({ db, actor }) => ({ steps: await readChecklist(db, actor), sampleId: await findSampleId(db) })),

  bind(contract.createSampleClient, async ({ db, actor }) => ({ id: await addSampleClient(db, actor) })),

  bind(contract.deleteSampleClient, async ({ db }) => {
    await eraseSampleClient(db)
    return {}
  }),

  bind(contract.getOwnHome, ({ db, actor, request }) => readOwnHome(db, actor, request.language)),
]
