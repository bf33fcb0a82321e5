import { getClientErasure, updateClient } from '@allenio/contract/clients'
import type { DocumentRow } from '@allenio/contract/documents'
import { getClientEnergy } from '@allenio/contract/macros'
import {
  createVisit,
  editVisit,
  getVisitDocument,
  finishVisit,
  updateVisit,
  deleteVisit,
  shareVisit,
  unshareVisit,
  updateVisitSettings,
  getVisit,
  getVisitBase,
  getVisitValues,
  listClientVisits,
  listVisits,
  type VisitCells,
} from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { rowsOfNewDocument, writtenCells } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { anamnesisOfVisit, beginningOfBase, newVisit, visitModel } from '@allenio/domain/visits'
import { sql, type Row, type Sql } from '#platform/db'
import { actorOf, explainWithout, followDocument, lonelyClientOf, portOf, testHouse, writeClients, type TestTeam } from '#testing'
import { describe, expect, test, vi } from 'vitest'
import { finishedVisitOf, measures, refusal, setCells, batchOf, today, visitScene, visitOf, yesterday } from './scene.testing.ts'
import { listRows } from './queries.ts'

const house = await testHouse()
const { as, given } = house
const { team: teamOf, inTeam, finish, edit } = visitScene(house)

type VisitTeam = TestTeam & { clientId: string }

const weightsOf = async ({ coach, clientId }: VisitTeam) => (await as(coach).call(listWeights, { id: clientId })).weights

/** A client whose record has lost the height since the last visit. */
async function withLastVisit(cells: VisitCells): Promise<VisitTeam> {
  const team = await teamOf()
  await finishedVisitOf(house, team, { clientId: team.clientId, cells: { takenOn: yesterday, height: [165], ...cells } })
  await inTeam(team, db => db.run(sql`update clients set height_cm = null where id = ${team.clientId}`))
  return team
}

const folds = { triceps_fold: [14, 16], biceps_fold: [8], subscapular_fold: [15], suprailiac_fold: [17] }

describe('a new visit', () => {
  test('needs its client alone, and begins with the facts of the record and the formulas of the business', async () => {
    const team = await teamOf({ hasConsent: false })
    await as(team.admin).call(updateVisitSettings, { fatFormula: 'SLOAN' })
    const visit = await as(team.nutritionist).call(createVisit, { clientId: team.clientId })
    expect(visit).toMatchObject({
      takenOn: null,
      isDraft: true,
      finishedAt: null,
      sharedAt: null,
      summary: null,
      results: null,
      revision: 0,
    })
    expect(visit.content).toEqual({
      protocol: 'eight folds',
      measurementType: 'FOLDS',
      fatFormula: 'SLOAN',
      metabolicFormula: 'MIFFLIN_ST_JEOR',
      sex: 'female',
      birthDate: '1991-01-15',
      measures: { height: [168] },
      laboratoryValues: [],
      ownFields: [],
    })
    expect(await weightsOf(team)).toEqual([])
  })

  test.each([
    ['another one was measured', { record: 168, now: 168, measured: 170, begins: 170 }],
    ['the record was corrected since', { record: 168, now: 171, measured: 170, begins: 171 }],
    ['the record has lost it', { record: 168, now: null, measured: 170, begins: 170 }],
    ['the record had none by then', { record: null, now: 171, measured: 170, begins: 171 }],
  ])('begins with the height that is known best, and so does a need: %s', async (_, { record, now, measured, begins }) => {
    const team = await teamOf()
    const setHeight = (cm: number | null) =>
      inTeam(team, db => db.run(sql`update clients set height_cm = ${cm}::numeric where id = ${team.clientId}`))
    await setHeight(record)
    await finish(team, { takenOn: yesterday, measures: { ...measures, height: [measured] } })
    await setHeight(now)
    expect((await as(team.nutritionist).call(createVisit, { clientId: team.clientId })).content.measures.height).toEqual([begins])
    expect((await as(team.nutritionist).call(getClientEnergy, { id: team.clientId })).facts.heightCm).toBe(begins)
  })

  test('begins with sex, birth date and formulas of the last one, whatever that was measured by', async () => {
    const team = await teamOf()
    await inTeam(team, db => db.run(sql`update clients set sex = null, birth_date = null where id = ${team.clientId}`))
    const chosen = { fatFormula: 'SLOAN', metabolicFormula: 'MANUAL', sex: 'female', birthDate: '1991-01-15' }
    await finish(team, { takenOn: yesterday, measurementType: 'BIA', typedBmr: 1_400, ...chosen })
    const { content } = await as(team.nutritionist).call(createVisit, { clientId: team.clientId })
    expect(content).toMatchObject({ measurementType: 'BIA', ...chosen })
    expect(content.typedBmr).toBeUndefined()
  })

  test('begins with what the last visit has answered, by whichever device it is begun', async () => {
    const team = await teamOf()
    const answers = { sleep: 'Sei ore', familyIllnesses: 'Diabete', activityLevel: 'active', device: 'Akern' } as const
    const ofOneDay = {
      reason: 'Controllo',
      dayRecall: 'Pane e latte',
      note: 'Brava',
      privateNote: 'Stanca',
      nextVisitOn: addDays(today, 30),
    }
    const ownFields = [{ label: 'Cane', text: 'Sì' }]
    const laboratoryValues = [{ name: 'Ferritina', value: '30' }]
    const body = { takenOn: yesterday, measurementType: 'BIA', ...answers, ...ofOneDay, ownFields, laboratoryValues } as const
    await finish(team, body)
    const { content } = await as(team.nutritionist).call(createVisit, { clientId: team.clientId })
    expect(content).toMatchObject({ ...answers, measurementType: 'BIA', ownFields, laboratoryValues: [], measures: { height: [168] } })
    for (const field of Object.keys(ofOneDay)) expect(content).not.toHaveProperty(field)
    const named = await as(team.nutritionist).call(createVisit, {
      clientId: team.clientId,
      sleep: 'Otto ore',
      ownFields: [{ label: 'Gatto' }],
    })
    expect(named.content).toMatchObject({ ...answers, sleep: 'Otto ore', ownFields: [{ label: 'Gatto' }] })
    expect(named.content.ownFields).toHaveLength(1)
  })

  test('that is finished at once claims no answers that nobody has given', async () => {
    const team = await teamOf()
    await finish(team, { takenOn: yesterday, sleep: 'Sei ore', activityLevel: 'active', ownFields: [{ label: 'Cane', text: 'Sì' }] })
    const { content } = await finish(team)
    expect(content).toMatchObject({ activityLevel: 'active', ownFields: [] })
    expect(content).not.toHaveProperty('sleep')
  })

  test('is stored once, however often a device sends it, and takes nobody’s ids', async () => {
    const team = await teamOf()
    const [id, other] = [newId(), await visitOf(house, team, { clientId: team.clientId })]
    const send = (note: string) => as(team.nutritionist).call(createVisit, { id, clientId: team.clientId, note })
    await send('Uno')
    expect((await send('Due')).content.note).toBe('Uno')
    const taken = await as(team.admin).ask(createVisit, { id: other.id, clientId: team.clientId })
    expect(taken).toMatchObject({ status: 409, body: { code: 'record id taken' } })
    const rowId = newId()
    const row = { laboratoryValues: [{ id: rowId, name: 'Ferritina' }] }
    await as(team.nutritionist).call(createVisit, { clientId: team.clientId, ...row })
    expect(await as(team.nutritionist).ask(createVisit, { clientId: team.clientId, ...row })).toMatchObject(refusal('record id taken'))
  })

  test('is one where its device sends it twice at once, and where others have the id it is refused', async () => {
    const [team, neighbour] = [await teamOf(), await teamOf()]
    const input = { id: newId(), clientId: team.clientId, takenOn: today, ownFields: [{ id: newId(), label: 'Cane', text: 'Sì' }] }
    const answers = await Promise.all([1, 2].map(() => as(team.nutritionist).ask(createVisit, input)))
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
    expect((await as(team.nutritionist).call(listClientVisits, { id: team.clientId })).visits).toHaveLength(1)
    expect(await as(team.admin).ask(createVisit, input)).toMatchObject(refusal('record id taken'))
    expect(await as(neighbour.nutritionist).ask(createVisit, input)).toMatchObject({ status: 404 })
    const other = await lonelyClientOf(house, team)
    expect(await as(team.admin).ask(createVisit, { ...input, clientId: other })).toMatchObject(refusal('record id taken'))
    await as(team.nutritionist).call(deleteVisit, { id: input.id })
    expect(await as(team.nutritionist).ask(createVisit, input)).toMatchObject(refusal('record id taken'))
  })

  test.each([
    ['a first visit', async () => teamOf()],
    ['a control visit', async () => withLastVisit({ measurementType: 'FOLDS', fatFormula: 'FAULKNER_4_SKINFOLDS' })],
    [
      'one after a device has measured',
      async () => withLastVisit({ measurementType: 'BIA', fatFormula: 'SLOAN', metabolicFormula: 'MOLNAR', smoke: 'Mai', device: 'Akern' }),
    ],
  ] as const)('is on a device without a network what the server makes of it: %s', async (_, make) => {
    const team = await make()
    const base = await as(team.nutritionist).call(getVisitBase, { id: team.clientId })
    const id = newId()
    const fields = {
      takenOn: today,
      sleep: 'Sei ore',
      ownFields: [1, 2].map(text => ({ id: newId(), label: 'Campo', text: String(text) })),
    }
    const content = { measures: {}, laboratoryValues: [], ...fields }
    const beginning = beginningOfBase(base)
    const anamnesis = anamnesisOfVisit(content, beginning)
    const { cells, operations } = newVisit({ id, content: { ...content, ...anamnesis }, beginning, newId })
    await as(team.nutritionist).call(createVisit, { id, clientId: team.clientId, ...fields })
    const { rows } = await as(team.nutritionist).call(getVisitDocument, { id })
    const inOrder = (list: readonly DocumentRow[]) => list.toSorted((one, two) => (one.id < two.id ? -1 : 1))
    expect(inOrder([...rowsOfNewDocument(visitModel, { id, cells: writtenCells(cells), operations }).values()])).toEqual(inOrder(rows))
  })

  test.each([
    ['four readings', { measures: { triceps_fold: [12, 12, 12, 12] } }],
    ['a fold of 0', { measures: { triceps_fold: [0] } }],
    ['a fold of 900', { measures: { triceps_fold: [900] } }],
    ['text for a reading', { measures: { triceps_fold: '12,5,3' } }],
    ['an unknown measure', { measures: { biceps: [12] } }],
    ['a side of a fold', { measures: { 'triceps_fold.left': [12] } }],
    ['a limb without a side', { measures: { arms: [30] } }],
    ['percent of a fold', { measures: { triceps_fold: { percent: [12] } } }],
    ['an unknown formula', { fatFormula: 'NAVY' }],
    ['an unknown field', { allergies: 'Nichel' }],
    ['a note of a megabyte', { note: 'a'.repeat(1_000_000) }],
    ['a day that is none', { takenOn: '2026-02-30' }],
    ['too many fields', { ownFields: Array.from({ length: 21 }, () => ({ label: 'Turni' })) }],
  ])('with %s is refused', async (_, content) => {
    const team = await teamOf()
    const { status } = await as(team.nutritionist).ask(createVisit, { clientId: team.clientId, ...content })
    expect([413, 422]).toContain(status)
    expect((await as(team.nutritionist).call(listVisits, {})).visits).toEqual([])
  })

  test.each([
    ['fatFormula', 'NAVY'],
    ['metabolicFormula', 'CUNNINGHAM'],
  ])('with a %s that nobody knows is refused in the words of the product', async (field, formula) => {
    const team = await teamOf()
    for (const answer of [
      await as(team.nutritionist).ask(createVisit, { clientId: team.clientId, [field]: formula }),
      await as(team.admin).ask(updateVisitSettings, { [field]: formula }),
    ]) {
      expect(answer.status).toBe(422)
      expect([['Formula non valida'], ['Invalid formula']]).toContainEqual(answer.body.errors?.[field])
    }
  })

  test('is for clients in reach', async () => {
    const team = await teamOf()
    const lonely = await lonelyClientOf(house, team)
    expect(await as(team.nutritionist).ask(createVisit, { clientId: lonely })).toMatchObject({ status: 404 })
    expect(await as(team.coach).ask(createVisit, { clientId: team.clientId })).toMatchObject({ status: 403 })
    expect(await as(team.client).ask(createVisit, { clientId: team.clientId })).toMatchObject({ status: 403 })
    expect((await as(team.admin).call(createVisit, { clientId: lonely })).client.name).toBe('Aldo Serra')
  })
})

describe('editing', () => {
  test('two devices merge by field, and of one field the later counts', async () => {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId })
    await edit(team.nutritionist, id, { triceps_fold: [12], note: 'Uno' })
    const { outcomes } = await edit(team.admin, id, { biceps_fold: [8], note: 'Due' })
    expect(outcomes[0]?.overwritten).toEqual([{ id, cell: 'note' }])
    const { content } = await as(team.nutritionist).call(getVisit, { id })
    expect(content).toMatchObject({ note: 'Due', measures: { triceps_fold: [12], biceps_fold: [8] } })
  })

  test.each([
    ['four readings', { triceps_fold: [12, 12, 12, 12] }],
    ['a fold of 900', { triceps_fold: [900] }],
    ['more beside the percent', { 'fat-mass': { percent: [20], more: [1] } }],
    ['an unknown field', { biceps: [12] }],
    ['an unknown formula', { metabolicFormula: 'CUNNINGHAM' }],
    ['a text that is too long', { reason: 'a'.repeat(2_001) }],
  ])('an operation with %s is refused', async (_, cells) => {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId })
    const answer = await as(team.nutritionist).ask(editVisit, { id, base: 0, batches: [batchOf(setCells(id, cells))] })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid input' } })
  })

  test('a body of an older revision is refused, and what it does not name is gone', async () => {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId, cells: { reason: 'Controllo', device: 'Akern' } })
    await edit(team.nutritionist, id, { note: 'Uno' })
    const stale = await as(team.nutritionist).ask(updateVisit, { id, revision: 0, note: 'Due' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed meanwhile' } })
    const { content } = await as(team.nutritionist).call(updateVisit, { id, revision: 1, note: 'Due', ownFields: [{ label: 'Turni' }] })
    expect(content).toMatchObject({ note: 'Due', sex: 'female', measures: {}, ownFields: [{ label: 'Turni' }] })
    expect([content.reason, content.device, content.takenOn]).toEqual([undefined, undefined, undefined])
    const last = await as(team.nutritionist).call(updateVisit, { id, note: 'Tre' })
    expect([last.content.note, last.content.ownFields]).toEqual(['Tre', []])
  })

  test('ends where the visit is deleted, or its client is taken away; a deactivated client stays with the team', async () => {
    const team = await teamOf()
    const [first, second, third] = [
      await visitOf(house, team, { clientId: team.clientId }),
      await visitOf(house, team, { clientId: team.clientId }),
      await visitOf(house, team, { clientId: team.clientId }),
    ]
    await as(team.admin).call(deleteVisit, { id: first.id })
    const batches = (id: string) => [batchOf(setCells(id, { note: 'Ciao' }))]
    expect((await as(team.nutritionist).ask(editVisit, { id: first.id, base: 0, batches: batches(first.id) })).status).toBe(404)
    await writeClients(house, team.workspaceId, sql`update clients set status = 'inactive' where id = ${team.clientId}`)
    expect((await as(team.nutritionist).call(finishVisit, { id: second.id })).isDraft).toBe(false)
    await writeClients(
      house,
      team.workspaceId,
      sql`delete from client_collaborators where membership_id = ${team.nutritionist.membershipId}`,
    )
    for (const answer of [
      await as(team.nutritionist).ask(finishVisit, { id: third.id }),
      await as(team.nutritionist).ask(editVisit, { id: third.id, base: 0, batches: batches(third.id) }),
      await as(team.nutritionist).ask(getVisit, { id: second.id }),
    ])
      expect(answer.status).toBe(404)
    expect((await as(team.nutritionist).call(listVisits, {})).visits).toEqual([])
  })
})

describe('a client', () => {
  test('reads what was finished and shared, without private note, anamnesis and other formulas', async () => {
    const team = await teamOf()
    await visitOf(house, team, { clientId: team.clientId })
    const { id } = await finish(team, {
      note: 'Continua così',
      privateNote: 'Da risentire',
      reason: 'Dimagrire',
      device: 'Akern',
      nextVisitOn: addDays(today, 30),
      laboratoryValues: [{ name: 'Ferritina', value: '40', unit: 'ng/ml' }],
      ownFields: [{ label: 'Turni' }],
      measures: { ...measures, ...folds },
    })
    const { visits } = await as(team.client).call(listVisits, {})
    expect(visits).toMatchObject([
      { id, author: null, nextVisitOn: addDays(today, 30), summary: { weight: 62.4 }, may: { update: false, delete: false } },
    ])
    const visit = await as(team.client).call(getVisit, { id })
    expect(visit.content).toMatchObject({ note: 'Continua così', laboratoryValues: [], ownFields: [] })
    expect(JSON.stringify(visit)).not.toMatch(/Da risentire|Dimagrire|Ferritina|Turni|SLOAN|HARRIS/)
    expect(visit.results).toMatchObject({ fat: [{ formula: 'DURNIN_WOMERSLEY' }], rates: [{ formula: 'MIFFLIN_ST_JEOR' }] })
    const values = await as(team.client).call(getVisitValues, { id: team.clientId })
    expect(values.visits).toMatchObject([{ id, laboratoryValues: [] }])
    expect(Object.keys(values.visits[0]?.results.fat ?? {})).toEqual(['DURNIN_WOMERSLEY'])
    const valuesOfTeam = await as(team.nutritionist).call(getVisitValues, { id })
    expect(valuesOfTeam.visits).toMatchObject([{ laboratoryValues: [{ name: 'Ferritina', value: '40', unit: 'ng/ml' }] }])
    expect((await as(team.client).ask(getVisitBase, { id })).status).toBe(403)
  })

  test('does not read what is not shared, nor the visits of another', async () => {
    const [team, other] = [await teamOf(), await teamOf()]
    await as(team.admin).call(updateVisitSettings, { sharesVisits: false })
    const { id } = await finish(team)
    expect((await as(team.client).ask(getVisit, { id })).status).toBe(404)
    expect((await as(team.client).call(getVisitValues, { id: team.clientId })).visits).toEqual([])
    await as(team.nutritionist).call(shareVisit, { id })
    expect((await as(team.client).call(getVisit, { id })).sharedAt).not.toBeNull()
    expect((await as(other.client).ask(getVisit, { id })).status).toBe(404)
    expect((await as(other.client).ask(getVisitValues, { id: team.clientId })).status).toBe(404)
    await as(team.nutritionist).call(unshareVisit, { id })
    expect((await as(team.client).call(listVisits, {})).visits).toEqual([])
    // finishing again leaves that as it is
    await edit(team.nutritionist, id, { note: 'Ciao' })
    expect((await as(team.nutritionist).call(finishVisit, { id })).sharedAt).toBeNull()
  })

  test('is notified once that a visit is shared; a draft is not shared', async () => {
    const team = await teamOf()
    const draft = await visitOf(house, team, { clientId: team.clientId })
    expect(await as(team.nutritionist).ask(shareVisit, { id: draft.id })).toMatchObject(refusal('visit draft'))
    const { id } = await finish(team)
    await as(team.nutritionist).call(shareVisit, { id })
    const kinds = await inTeam(team, db => db.many<Row<'notifications', 'kind'>>(sql`select kind from notifications`))
    expect(kinds.filter(({ kind }) => kind === 'visit shared')).toHaveLength(1)
  })
})

describe('lists', () => {
  test('have drafts without a day first, then the newest day, and narrow by client, state and days', async () => {
    const team = await teamOf()
    const lonely = await lonelyClientOf(house, team)
    const at = async (takenOn: string) => (await finish(team, { takenOn })).id
    const [old, recent] = [await at(addDays(today, -30)), await at(today)]
    const draft = (await as(team.nutritionist).call(createVisit, { clientId: team.clientId })).id
    const foreign = (await as(team.admin).call(createVisit, { clientId: lonely, takenOn: yesterday })).id
    const list = async (query: object) => (await as(team.admin).call(listVisits, query)).visits.map(({ id }) => id)
    expect(await list({})).toEqual([draft, recent, foreign, old])
    expect(await list({ isDraft: 'true' })).toEqual([draft, foreign])
    expect(await list({ from: yesterday, to: today })).toEqual([recent, foreign])
    expect(await list({ clientId: lonely })).toEqual([foreign])
    expect(await list({ search: 'bell' })).toEqual([draft, recent, old])
    expect(await list({ collaboratorId: team.nutritionist.membershipId })).toEqual([draft, recent, old])
    expect((await as(team.nutritionist).call(listVisits, {})).visits.map(({ id }) => id)).toEqual([draft, recent, old])
    const { visits } = await as(team.nutritionist).call(listClientVisits, { id: team.clientId })
    expect(visits.map(({ summary }) => summary?.takenOn ?? null)).toEqual([null, today, addDays(today, -30)])
    expect((await as(team.coach).ask(listClientVisits, { id: team.clientId })).status).toBe(403)
  })

  test('of values have every finished visit with its figures; a visit’s id stands for its client', async () => {
    const team = await teamOf()
    const { id } = await finish(team, { takenOn: yesterday, measures: { ...measures, ...folds, 'wrist.left': [15.5] } })
    await visitOf(house, team, { clientId: team.clientId })
    const values = await as(team.nutritionist).call(getVisitValues, { id })
    expect(values).toEqual(await as(team.nutritionist).call(getVisitValues, { id: team.clientId }))
    expect(values.visits).toMatchObject([
      { id, takenOn: yesterday, weight: 62.4, measured: { triceps_fold: { value: 15 }, 'wrist.left': { value: 15.5 } } },
    ])
    expect(Object.keys(values.visits[0]?.results.rates ?? {})).toHaveLength(8)
  })
})

describe('what a new visit begins with', () => {
  test('is the record, the last visit and the last value of each measure', async () => {
    const team = await teamOf()
    await inTeam(team, db => db.run(sql`update clients set allergies = 'Nichel', injuries = 'Ginocchio' where id = ${team.clientId}`))
    const first = await finish(team, { takenOn: addDays(today, -60), reason: 'Prima', measures: { ...measures, waist: [75] } })
    const last = await finish(team, { takenOn: addDays(today, -30), reason: 'Controllo', measures: { ...measures, 'fat-mass': [15.6] } })
    const base = await as(team.nutritionist).call(getVisitBase, { id: team.clientId })
    expect(base).toMatchObject({
      client: {
        id: team.clientId,
        sex: 'female',
        birthDate: '1991-01-15',
        heightCm: 168,
        allergies: 'Nichel',
        injuries: 'Ginocchio',
        hasHealthConsent: true,
      },
      last: { id: last.id, takenOn: addDays(today, -30), content: { reason: 'Controllo' } },
      lastMeasured: { waist: { value: 75, day: addDays(today, -60) }, 'fat-mass': { value: 15.6, percent: 25, day: addDays(today, -30) } },
      settings: { fatFormula: 'DURNIN_WOMERSLEY' },
    })
    // allergies and injuries are written where they were read
    const { nutritionist, clientId } = team
    const saved = await as(nutritionist).call(updateClient, { id: clientId, allergies: 'Nichel, latte', updatedAt: base.client.updatedAt })
    const again = await as(nutritionist).call(getVisitBase, { id: clientId })
    expect(again.client).toMatchObject({ allergies: 'Nichel, latte', injuries: 'Ginocchio', updatedAt: saved.updatedAt })
    // a visit is not its own predecessor, and neither is a later one
    expect((await as(team.nutritionist).call(getVisitBase, { id: last.id })).last?.id).toBe(first.id)
    const beforeFirst = await as(team.nutritionist).call(getVisitBase, { id: first.id })
    expect([beforeFirst.last, beforeFirst.lastMeasured]).toEqual([null, {}])
  })
})

test('of two visits on one day the one that began first is before the other, and not the other way round', async () => {
  const team = await teamOf()
  const first = await finish(team, { measures: { ...measures, waist: [75] } })
  const second = await finish(team, { measures: { ...measures, waist: [74] } })
  const lastOf = async (id: string) => (await as(team.nutritionist).call(getVisitBase, { id })).last?.id
  expect(await lastOf(second.id)).toBe(first.id)
  expect(await lastOf(first.id)).toBeUndefined()
  expect(await lastOf(team.clientId)).toBe(second.id)
})

test('whoever has a visit open hears at once that it was deleted', async () => {
  const team = await teamOf()
  const { id } = await visitOf(house, team, { clientId: team.clientId })
  const visit = { thing: 'visit', id }
  const editor = await followDocument(team.nutritionist, visit, await portOf(house))
  await as(team.admin).call(deleteVisit, { id })
  await vi.waitFor(() => expect(editor.closed()).toEqual([visit]))
})

test('who deletes a client reads how many visits go, too', async () => {
  const team = await teamOf()
  expect((await as(team.admin).call(getClientErasure, { id: team.clientId })).records).toEqual([])
  await finish(team)
  await visitOf(house, team, { clientId: team.clientId })
  await as(team.admin).call(deleteVisit, { id: (await visitOf(house, team, { clientId: team.clientId })).id })
  expect((await as(team.admin).call(getClientErasure, { id: team.clientId })).records).toEqual([{ kind: 'visits', count: 2 }])
})

test('the list is read in the order of its index', async () => {
  const team = await teamOf()
  await visitOf(house, team, { clientId: team.clientId })
  let plan = ''
  await inTeam(team, async db => {
    const explaining = new Proxy(db, {
      get: (target, key) =>
        key === 'many'
          ? async (statement: Sql) => {
              plan = await explainWithout(target, ['seqscan', 'sort'], statement)
              return []
            }
          : Reflect.get(target, key),
    })
    await listRows(explaining, actorOf(team.nutritionist, 'nutritionist'), { page: 1 })
  })
  expect(plan).toContain('visits_by_day')
})

test('is given to nobody else: a business without the client finds nothing', async () => {
  const [team, other] = [await teamOf(), await given.team()]
  const { id } = await finish(team)
  expect((await as(other.admin).ask(getVisit, { id })).status).toBe(404)
  expect((await as(other.admin).ask(getVisitValues, { id: team.clientId })).status).toBe(404)
})
