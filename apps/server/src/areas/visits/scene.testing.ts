import type { Input } from '@allenio/contract'
import type { Batch, Cells, Operation } from '@allenio/contract/documents'
import { createVisit, editVisit, type VisitCells, type createProtocol } from '@allenio/contract/visits'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { reachClientToChange } from '#areas/clients'
import { sql, type Database, type WorkspaceDb } from '#platform/db'
import { actorOf, clientOf, type TestHouse, type TestMember, type TestTeam } from '#testing'
import { finishVisit } from './finish.ts'
import { insertVisit } from './new-visits.ts'
import { createProtocol as insertProtocol } from './protocols.ts'

export const today = romeDay()
export const yesterday = addDays(today, -1)
export const refusal = (code: string) => ({ body: { code } })

interface Where {
  database: Database
}

type Team = Pick<TestTeam, 'workspaceId'>

/** Records a client's consent to health data on paper; an existing consent stays. */
export const consentOf = ({ database }: Where, { workspaceId }: Team, clientId: string): Promise<number> =>
  database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    insert into consents (id, client_id, purpose, language, day, form)
    values (${newId()}, ${clientId}, 'health data', 'it', ${addDays(today, -400)}, 'paper') on conflict do nothing`),
  )

export const withdrawConsentOf = ({ database }: Where, { workspaceId }: Team, clientId: string): Promise<number> =>
  database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`update consents set withdrawn_on = ${today} where client_id = ${clientId} and withdrawn_on is null`),
  )

/** A woman of 35 years. */
export const facts = { sex: 'female', birthDate: '1991-01-15' } as const

/** The measures that a visit needs to be finished. */
export const measures = { weight: [62.4], height: [168] }

export interface TestVisit {
  id: string
  clientId: string
}

interface Options {
  clientId: string
  cells?: VisitCells
}

/** Makes a draft of the nutritionist. */
export async function visitOf({ database }: Where, team: TestTeam, { clientId, cells = {} }: Options): Promise<TestVisit> {
  const id = newId()
  const visit = { id, clientId, authorId: team.nutritionist.membershipId, operations: [] }
  await database.withWorkspace(team.workspaceId, 'write', db =>
    insertVisit(db, { ...visit, cells: { takenOn: today, ...facts, ...measures, ...cells } }),
  )
  return { id, clientId }
}

/** Makes a visit, finishes and shares it. */
export async function finishedVisitOf(
  where: Where,
  team: TestTeam,
  { isShared = true, ...options }: Options & { isShared?: boolean },
): Promise<TestVisit> {
  await consentOf(where, team, options.clientId)
  const visit = await visitOf(where, team, options)
  const actor = actorOf(team.nutritionist, 'nutritionist')
  await where.database.withWorkspace(team.workspaceId, 'write', async db => {
    const client = await reachClientToChange(db, actor, visit.clientId)
    await finishVisit(db, actor, { id: visit.id, client, isShared })
  })
  return visit
}

export const protocolContent = {
  nameIt: 'Rapido',
  nameEn: 'Quick',
  measures: ['waist', 'hips', 'resistance'],
  siteOrder: 'site by site',
  ownFields: ['Passi al giorno'],
} satisfies Input<typeof createProtocol>

/** Makes a protocol of the business. */
export const protocolOf = ({ database }: Where, { workspaceId, admin }: TestTeam): Promise<string> =>
  database.withWorkspace(workspaceId, 'write', db => insertProtocol(db, admin, protocolContent))

export const setCells = (id: string, cells: Cells): Operation => ({ kind: 'set', id, cells })

export const batchOf = (...operations: Operation[]): Batch => ({ id: newId(), gestureId: newId(), kind: 'edit', operations })

/** Steps that several tests of visits need. */
export const visitScene = (house: TestHouse) => {
  const { as, given, database } = house
  const inTeam = <T>({ workspaceId }: Team, work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  return {
    inTeam,

    /** A team with the record of its client, a woman who has consented to health data. */
    team: async ({ hasConsent = true } = {}) => {
      const team = await given.team()
      const clientId = await clientOf(house, team)
      await inTeam(team, db =>
        db.run(sql`update clients set sex = ${facts.sex}, birth_date = ${facts.birthDate}, height_cm = 168 where id = ${clientId}`),
      )
      if (hasConsent) await consentOf(house, team, clientId)
      return { ...team, clientId }
    },

    /** A visit of today that is finished in one call. */
    finish: ({ nutritionist, clientId }: TestTeam & { clientId: string }, content: object = {}) =>
      as(nutritionist).call(createVisit, { clientId, takenOn: today, measures, isDraft: false, ...content }),

    edit: (by: TestMember, id: string, cells: Cells) => as(by).call(editVisit, { id, base: 0, batches: [batchOf(setCells(id, cells))] }),
  }
}
