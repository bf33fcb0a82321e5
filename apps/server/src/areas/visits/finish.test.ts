import type { Cells } from '@allenio/contract/documents'
import { getClientEnergy, updateClientEnergy } from '@allenio/contract/macros'
import { listOwnMetrics, getClientMetric, updateMetricValue, deleteMetricValue } from '@allenio/contract/metrics'
import {
  createVisit,
  editVisit,
  finishVisit,
  recomputeVisit,
  updateVisit,
  deleteVisit,
  undeleteVisit,
  getVisit,
  getVisitBase,
  listVisits,
} from '@allenio/contract/visits'
import { deleteWeight, listWeights, updateWeight } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { sql, type Row } from '#platform/db'
import { listReleases } from '#platform/documents'
import { race, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { eraseDeletedVisits } from './deletion.ts'
import { measures, setCells, batchOf, today, visitScene, visitOf, withdrawConsentOf, yesterday } from './scene.testing.ts'
import { visitWords } from './words.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, inTeam, finish, edit } = visitScene(house)

type VisitTeam = TestTeam & { clientId: string }

const weightsOf = async ({ coach, clientId }: VisitTeam) => (await as(coach).call(listWeights, { id: clientId })).weights

const valuesOf = async ({ coach, clientId }: VisitTeam, metricId: string) =>
  (await as(coach).call(getClientMetric, { id: clientId, metricId })).values

const auditedOf = ({ workspaceId }: VisitTeam, subjectId: string) =>
  database.withWorkspace(workspaceId, 'read', async db =>
    (await db.many<Row<'audit_log', 'action'>>(sql`select action from audit_log where subject_id = ${subjectId} order by created_at`)).map(
      ({ action }) => action,
    ),
  )

const folds = { triceps_fold: [14, 16], biceps_fold: [8], subscapular_fold: [15], suprailiac_fold: [17] }

describe('finishing', () => {
  test('computes the visit and writes weight, height, girths, fat and lean mass', async () => {
    const team = await teamOf()
    const visit = await finish(team, {
      fatFormula: 'DURNIN_WOMERSLEY',
      measures: { ...measures, ...folds, waist: [71, 71.4], 'arms.left': [27], 'arms.right': [28] },
    })
    const { summary } = visit
    expect(visit).toMatchObject({ isDraft: false, leftOut: [], takenOn: today })
    expect(summary).toMatchObject({ weight: 62.4, height: 168, fatFormula: 'DURNIN_WOMERSLEY', metabolicFormula: 'MIFFLIN_ST_JEOR' })
    expect(Number(summary?.fatMassPerc) + Number(summary?.fatFreeMassPerc)).toBeCloseTo(100, 10)
    expect(visit.results?.rates.find(({ formula }) => formula === 'MIFFLIN_ST_JEOR')?.bmr).toBe(summary?.bmr)
    expect(visit.results?.fat.find(({ formula }) => formula === 'DURNIN_WOMERSLEY')?.readingId).toBe('durnin-womersley-1974')
    expect(await weightsOf(team)).toMatchObject([{ kg: 62.4, day: today, source: 'visit', may: { update: false, delete: false } }])
    expect(await valuesOf(team, 'arms')).toMatchObject([{ value: 27.5, isFromVisit: true, may: { update: false, delete: false } }])
    expect(await valuesOf(team, 'waist')).toMatchObject([{ value: 71.2, day: today }])
    expect(await valuesOf(team, 'height')).toMatchObject([{ value: 168 }])
    expect(await valuesOf(team, 'fat-mass')).toMatchObject([{ value: Number(summary?.fatMassPerc?.toFixed(1)) }])
    const own = (await as(team.client).call(listOwnMetrics, {})).metrics
    expect(own.map(({ kind }) => kind).toSorted()).toEqual(['arms', 'fat-mass', 'height', 'lean-mass', 'waist', 'weight'])
    expect((await auditedOf(team, visit.id)).slice(0, 3)).toEqual(expect.arrayContaining(['create visit', 'finish visit', 'share visit']))
  })

  test('a visit answers the results of its chosen formulas with two decimals, and the fields that they lack', async () => {
    const team = await teamOf()
    const { id } = await finish(team, { fatFormula: 'DURNIN_WOMERSLEY', measures: { ...measures, ...folds } })
    const read = (member = team.nutritionist) => as(member).call(getVisit, { id })
    const { summary, ...finished } = await read()
    expect(finished).toMatchObject({
      fatMassPerc: summary?.fatMassPerc?.toFixed(2),
      fatFreeMassPerc: summary?.fatFreeMassPerc?.toFixed(2),
      bmr: summary?.bmr,
      missingValues: [],
    })
    const { fatMassPerc, bmr } = finished
    expect(await read(team.client)).toMatchObject({ fatMassPerc, bmr, missingValues: [] })
    await edit(team.nutritionist, id, { triceps_fold: null, birthDate: null })
    expect(await read()).toMatchObject({ fatMassPerc: null, fatFreeMassPerc: null, bmr: null, missingValues: ['triceps_fold', 'age'] })
    // until it is finished anew the client has what was finished
    expect(await read(team.client)).toMatchObject({ fatMassPerc, bmr, missingValues: [] })
  })

  test('needs a day, a weight and a height, in the words of the product', async () => {
    const team = await teamOf()
    await inTeam(team, db => db.run(sql`update clients set height_cm = null where id = ${team.clientId}`))
    const { id } = await as(team.nutritionist).call(createVisit, { clientId: team.clientId })
    const answer = await as(team.nutritionist).ask(finishVisit, { id })
    expect(answer).toMatchObject({ status: 422, body: { code: 'visit day needed', message: visitWords.it['visit day needed'] } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['takenOn', 'measures.weight', 'measures.height'])
    expect(visitWords.en).toMatchObject({
      'visit day needed': 'The taken on field is required.',
      'visit weight needed': 'Weight is required',
      'visit height needed': 'Height is required',
    })
  })

  test.each([
    ['day in future', { takenOn: addDays(today, 2) }],
    ['visit before birth', { takenOn: '1990-12-31' }],
  ])('is refused: %s', async (code, content) => {
    const team = await teamOf()
    const answer = await as(team.nutritionist).ask(createVisit, { clientId: team.clientId, measures, isDraft: false, ...content })
    expect(answer).toMatchObject({ status: 422, body: { code } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['takenOn'])
    expect(await weightsOf(team)).toEqual([])
  })

  test('is refused with a laboratory value of a day that is not over, and takes one of an old report', async () => {
    const team = await teamOf()
    const finishWith = (day: string) => {
      const laboratoryValues = [{ name: 'Ferritina', value: '40', day }]
      return as(team.nutritionist).ask(createVisit, { clientId: team.clientId, takenOn: today, measures, isDraft: false, laboratoryValues })
    }
    const answer = await finishWith(addDays(today, 2))
    expect(answer).toMatchObject({ status: 422, body: { code: 'day in future' } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['laboratoryValues'])
    expect((await finishWith('2019-03-04')).status).toBe(200)
  })

  test('twice, or many times at once, is finishing once', async () => {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId })
    const send = () => as(team.nutritionist).call(finishVisit, { id })
    expect((await race(() => as(team.nutritionist).ask(finishVisit, { id }))).passed).toBe(20)
    const first = await send()
    expect((await send()).finishedAt).toBe(first.finishedAt)
    expect(await weightsOf(team)).toHaveLength(1)
    expect(await inTeam(team, db => listReleases(db, id))).toHaveLength(1)
    expect((await auditedOf(team, id)).filter(action => action === 'finish visit')).toHaveLength(1)
  })

  test('again follows the edits: the same rows change, and those without a field go', async () => {
    const team = await teamOf()
    const { id } = await finish(team, { measures: { ...measures, waist: [71], hips: [96] } })
    const [weight] = await weightsOf(team)
    await edit(team.nutritionist, id, { weight: [61], hips: null, takenOn: yesterday })
    const draft = await as(team.nutritionist).call(getVisit, { id })
    expect(draft).toMatchObject({ isDraft: true, takenOn: yesterday, summary: { weight: 62.4, takenOn: today } })
    // until then everybody else has what was finished
    expect(await weightsOf(team)).toMatchObject([{ kg: 62.4 }])
    expect(await as(team.client).call(getVisit, { id })).toMatchObject({
      takenOn: today,
      isDraft: false,
      content: { measures: { weight: [62.4] } },
    })
    await as(team.nutritionist).call(finishVisit, { id })
    expect(await weightsOf(team)).toMatchObject([{ id: weight?.id, kg: 61, day: yesterday }])
    expect(await valuesOf(team, 'hips')).toEqual([])
    expect(await valuesOf(team, 'waist')).toMatchObject([{ value: 71, day: yesterday }])
    expect(await inTeam(team, db => listReleases(db, id))).toHaveLength(2)
  })

  test('leaves out what no metric takes, and says so', async () => {
    const team = await teamOf()
    const visit = await finish(team, {
      measurementType: 'BIA',
      measures: { ...measures, 'fat-mass': [0.9], 'total-water': { percent: [52] } },
    })
    // 0.9 kg are 1.44 % of 62.4 kg
    const leftOut = [
      { metric: 'fat-mass', value: 1.44 },
      { metric: 'lean-mass', value: 98.56 },
    ]
    expect(visit.leftOut).toEqual(leftOut)
    // somebody who has finished it without a network learns it later
    expect((await as(team.nutritionist).call(getVisit, { id: visit.id })).leftOut).toEqual(leftOut)
    expect((await as(team.client).call(getVisit, { id: visit.id })).leftOut).toEqual([])
    expect(visit.summary).toMatchObject({ fatMassPerc: 1.44, fatFormula: null })
    expect(await valuesOf(team, 'fat-mass')).toEqual([])
    expect(await valuesOf(team, 'hydration')).toMatchObject([{ value: 52 }])
  })

  test('takes a later correction of the record with the next finish only', async () => {
    const team = await teamOf()
    const { id, summary } = await finish(team)
    await inTeam(team, db => db.run(sql`update clients set birth_date = '1960-01-15' where id = ${team.clientId}`))
    expect((await as(team.nutritionist).call(finishVisit, { id })).summary).toEqual(summary)
    await edit(team.nutritionist, id, { birthDate: '1960-01-15' })
    expect((await as(team.nutritionist).call(finishVisit, { id })).summary?.bmr).toBeLessThan(Number(summary?.bmr))
  })

  test('is offered anew where the record was corrected or a formula has another reading, and done when asked', async () => {
    const team = await teamOf()
    const { id, summary, changedSince } = await finish(team)
    expect(changedSince).toEqual([])
    const read = () => as(team.nutritionist).call(getVisit, { id })
    await inTeam(team, db =>
      db.run(sql`update clients set sex = 'male', birth_date = '1960-01-15', height_cm = 171 where id = ${team.clientId}`),
    )
    expect(await read()).toMatchObject({ changedSince: ['sex', 'birthDate', 'heightCm'], summary })
    expect((await as(team.client).call(getVisit, { id })).changedSince).toEqual([])
    const recomputed = await as(team.nutritionist).call(recomputeVisit, { id })
    expect(recomputed).toMatchObject({
      changedSince: [],
      isDraft: false,
      summary: { height: 171, weight: 62.4 },
      content: { sex: 'male', birthDate: '1960-01-15', measures: { height: [171] } },
    })
    expect(await valuesOf(team, 'height')).toMatchObject([{ value: 171 }])
    await inTeam(team, db =>
      db.run(sql`update visits set figures = jsonb_set(figures, '{results,rates,0}',
        figures #> '{results,rates,0}' || '{"readingId": "former", "bmr": 1}') where id = ${id}`),
    )
    const former = await read()
    expect(former).toMatchObject({
      changedSince: ['formulas'],
      results: { rates: expect.arrayContaining([expect.objectContaining({ bmr: 1 })]) },
    })
    // finishing again is none: a device may send it twice
    expect((await as(team.nutritionist).call(finishVisit, { id })).changedSince).toEqual(['formulas'])
    const last = await as(team.nutritionist).call(recomputeVisit, { id })
    expect([last.changedSince, last.results]).toEqual([[], recomputed.results])
    const { finishedAt } = await as(team.nutritionist).call(recomputeVisit, { id })
    expect(finishedAt).toBe(last.finishedAt)
  })

  test('says by which sex and birth date it was computed, while they are edited', async () => {
    const team = await teamOf()
    const { id, finishedFacts } = await finish(team)
    expect(finishedFacts).toMatchObject({ sex: 'female' })
    await edit(team.nutritionist, id, { birthDate: '1960-01-15' })
    const edited = await as(team.nutritionist).call(getVisit, { id })
    expect([edited.content.birthDate, edited.finishedFacts]).toEqual(['1960-01-15', finishedFacts])
    expect((await as(team.nutritionist).call(finishVisit, { id })).finishedFacts?.birthDate).toBe('1960-01-15')
  })

  test('again keeps the result of a formula whose values have not changed, whatever its reading is today', async () => {
    const team = await teamOf()
    const content = { fatFormula: 'SLOAN', metabolicFormula: 'KATCH_MCARDLE' } as const
    const { id } = await finish(team, { ...content, measures: { ...measures, ...folds } })
    // as formulas with other readings had computed it
    await inTeam(team, db =>
      db.run(sql`
      update visits set fat_mass_perc = 21, fat_free_mass_perc = 79, bmr = 1234, figures = jsonb_set(jsonb_set(figures,
        '{results,fat}', (select jsonb_agg(f || '{"readingId": "former", "fatMassPerc": 21, "fatFreeMassPerc": 79}')
          from jsonb_array_elements(figures #> '{results,fat}') f)),
        '{results,rates}', (select jsonb_agg(r || '{"readingId": "former", "bmr": 1234}')
          from jsonb_array_elements(figures #> '{results,rates}') r))
      where id = ${id}`),
    )
    const editedTo = async (cells: Cells) => {
      await edit(team.nutritionist, id, cells)
      const { summary, results, changedSince } = await as(team.nutritionist).call(finishVisit, { id })
      const former = [...(results?.fat ?? []), ...(results?.rates ?? [])].flatMap(each => (each.readingId === 'former' ? each.formula : []))
      return { summary, former, changedSince }
    }
    const noted = await editedTo({ note: 'Bene', waist: [71] })
    expect(noted.summary).toMatchObject({ fatMassPerc: 21, fatFreeMassPerc: 79, bmr: 1_234 })
    expect(noted.former).toEqual(expect.arrayContaining(['DURNIN_WOMERSLEY', 'SLOAN', 'LOHMAN', 'MIFFLIN_ST_JEOR', 'KATCH_MCARDLE']))
    expect(noted.changedSince).toEqual(['formulas'])
    expect(await valuesOf(team, 'waist')).toMatchObject([{ value: 71 }])
    // Sloan takes of women the suprailiac and the triceps fold, Lohman triceps and subscapular
    const measured = await editedTo({ suprailiac_fold: [18] })
    expect(measured.former).toEqual(expect.arrayContaining(['LOHMAN', 'MIFFLIN_ST_JEOR']))
    for (const formula of ['SLOAN', 'DURNIN_WOMERSLEY', 'KATCH_MCARDLE']) expect(measured.former).not.toContain(formula)
    expect(measured.summary?.fatMassPerc).not.toBe(21)
    const recomputed = await as(team.nutritionist).call(recomputeVisit, { id })
    expect(JSON.stringify(recomputed.results)).not.toContain('former')
    expect(recomputed.changedSince).toEqual([])
  })

  test('is not offered for a height that was measured otherwise, or of a child; edits are finished first', async () => {
    const team = await teamOf()
    const measured = await finish(team, { measures: { weight: [62.4], height: [167.5] } })
    const child = await finish(team, { birthDate: addDays(today, -10 * 365), measures })
    await inTeam(team, db => db.run(sql`update clients set height_cm = 171 where id = ${team.clientId}`))
    for (const { id } of [measured, child]) expect((await as(team.nutritionist).call(getVisit, { id })).changedSince).toEqual([])
    await edit(team.nutritionist, measured.id, { note: 'Ciao' })
    const draft = await visitOf(house, team, { clientId: team.clientId })
    for (const { id } of [measured, draft])
      expect(await as(team.nutritionist).ask(recomputeVisit, { id })).toMatchObject({ status: 409, body: { code: 'visit draft' } })
  })

  test('weighs children, too', async () => {
    const team = await teamOf()
    const born = addDays(today, -3 * 366)
    await finish(team, { birthDate: born, measures: { weight: [14.2], height: [96] } })
    expect(await weightsOf(team)).toMatchObject([{ kg: 14.2 }])
  })

  test('keeps girths of a small child, writes those that the metrics take, and names the others', async () => {
    const team = await teamOf()
    const visit = await finish(team, {
      birthDate: addDays(today, -3 * 366),
      measures: {
        weight: [14.2],
        height: [96],
        waist: [47],
        chest: [48],
        hips: [49],
        shoulders: [58],
        'arms.left': [11],
        'arms.right': [11.4],
      },
    })
    expect(visit).toMatchObject({ isDraft: false, content: { measures: { chest: [48], hips: [49] } }, measured: { chest: { value: 48 } } })
    expect(visit.leftOut).toEqual([
      { metric: 'shoulders', value: 58 },
      { metric: 'chest', value: 48 },
      { metric: 'hips', value: 49 },
      { metric: 'arms', value: 11.2 },
    ])
    for (const metric of ['shoulders', 'chest', 'hips', 'arms']) expect(await valuesOf(team, metric)).toEqual([])
    expect(await valuesOf(team, 'waist')).toMatchObject([{ value: 47 }])
    expect(await valuesOf(team, 'height')).toMatchObject([{ value: 96 }])
  })

  test('takes a baby of 45 cm, whose waist the visit alone has', async () => {
    const team = await teamOf()
    const measures = { weight: [2.6], height: [45], waist: [30], 'wrist.right': [7] }
    const visit = await finish(team, { birthDate: addDays(today, -10), measures })
    expect(visit).toMatchObject({ isDraft: false, summary: { weight: 2.6, height: 45 }, leftOut: [{ metric: 'waist', value: 30 }] })
    expect(await valuesOf(team, 'height')).toMatchObject([{ value: 45 }])
    expect(await valuesOf(team, 'waist')).toEqual([])
    expect(await weightsOf(team)).toMatchObject([{ kg: 2.6 }])
  })

  test.each([
    ['triceps_fold', [0]],
    ['triceps_fold', [900]],
    ['waist', [5]],
    ['waist', [900]],
    ['height', [1.78]],
    ['fat-mass', { percent: [101] }],
  ])('refuses %s of %j', async (cell, readings) => {
    const team = await teamOf()
    const answer = await as(team.nutritionist).ask(createVisit, {
      clientId: team.clientId,
      takenOn: today,
      measures: { ...measures, [cell]: readings },
    })
    expect(answer.status).toBe(422)
  })
})

describe('what follows from a visit', () => {
  test('is edited and deleted nowhere else', async () => {
    const team = await teamOf()
    await finish(team, { measures: { ...measures, waist: [71] } })
    const [[weight], [waist]] = [await weightsOf(team), await valuesOf(team, 'waist')]
    const { clientId: id, coach } = team
    const weightAt = { id, weightId: weight?.id ?? '' }
    for (const valueId of [waist?.id ?? '', weightAt.weightId]) {
      expect((await as(coach).ask(updateMetricValue, { id, valueId, day: today, value: 80, note: '' })).status).toBe(404)
      expect((await as(coach).ask(deleteMetricValue, { id, valueId })).status).toBe(404)
    }
    expect((await as(coach).ask(updateWeight, { ...weightAt, day: today, kg: 80, note: '' })).status).toBe(404)
    expect((await as(coach).ask(deleteWeight, weightAt)).status).toBe(404)
    expect(await weightsOf(team)).toMatchObject([{ kg: 62.4 }])
  })

  test('goes with it, comes back with it, and is erased', async () => {
    const team = await teamOf()
    const { id } = await finish(team, { measures: { ...measures, waist: [71] } })
    await as(team.nutritionist).call(deleteVisit, { id })
    expect([await weightsOf(team), await valuesOf(team, 'waist')]).toEqual([[], []])
    expect((await as(team.client).ask(getVisit, { id })).status).toBe(404)
    await as(team.nutritionist).call(undeleteVisit, { id })
    expect([await weightsOf(team), await valuesOf(team, 'waist')]).toMatchObject([[{ kg: 62.4 }], [{ value: 71 }]])
    await as(team.nutritionist).call(deleteVisit, { id })
    await inTeam(team, db => db.run(sql`update visits set deleted_at = now() - interval '8 days' where id = ${id}`))
    await eraseDeletedVisits(database)
    const left = await inTeam(team, db =>
      db.many(sql`select id from documents where id = ${id} union all select id from document_releases`),
    )
    expect(left).toEqual([])
  })
})

describe('the need of a client', () => {
  test('begins with what the last visit goes by, until somebody chooses otherwise', async () => {
    const team = await teamOf()
    const read = () => as(team.nutritionist).call(getClientEnergy, { id: team.clientId })
    await inTeam(team, db => db.run(sql`update clients set height_cm = null where id = ${team.clientId}`))
    expect(await read()).toMatchObject({ visit: null, choices: { formula: 'MIFFLIN_ST_JEOR', activityLevel: null } })
    const chosen = { metabolicFormula: 'SCHOFIELD', activityLevel: 'active' } as const
    await finish(team, { takenOn: yesterday, ...chosen, measurementType: 'MANUAL', typedFatMassPerc: 25 })
    await finish(team, { takenOn: addDays(today, -30), metabolicFormula: 'HARRIS_BENEDICT' })
    const { choices, facts, visit } = await read()
    expect(choices).toMatchObject({ formula: 'SCHOFIELD', activityLevel: 'active' })
    expect(facts).toMatchObject({ heightCm: 168, weight: { kg: 62.4, day: yesterday }, fatFreePercent: { value: 75, day: yesterday } })
    expect(visit).toEqual({ day: yesterday, choices: { formula: 'SCHOFIELD', manualBmr: null, activityLevel: 'active' } })
    await as(team.nutritionist).call(updateClientEnergy, { id: team.clientId, activityLevel: 'sedentary' })
    const { id } = await finish(team, { metabolicFormula: 'MANUAL', typedBmr: 1_480 })
    expect(await read()).toMatchObject({
      choices: { formula: 'SCHOFIELD', activityLevel: 'sedentary' },
      visit: { day: today, choices: { formula: 'MANUAL', manualBmr: 1_480 } },
    })
    await as(team.nutritionist).call(deleteVisit, { id })
    expect((await read()).visit?.day).toBe(yesterday)
  })
})

describe('without a consent', () => {
  test('nothing is finished, and a draft may begin', async () => {
    const team = await teamOf({ hasConsent: false })
    const answer = await as(team.nutritionist).ask(createVisit, { clientId: team.clientId, takenOn: today, measures, isDraft: false })
    expect(answer).toMatchObject({ status: 422, body: { code: 'consent needed' } })
    expect((await as(team.nutritionist).call(listVisits, {})).visits).toEqual([])
    await as(team.nutritionist).call(createVisit, { clientId: team.clientId, takenOn: today, measures })
  })

  test('that was withdrawn nothing new is kept, and what is there is read', async () => {
    const team = await teamOf()
    const finished = await finish(team)
    const draft = await visitOf(house, team, { clientId: team.clientId })
    await withdrawConsentOf(house, team, team.clientId)
    const { nutritionist, clientId } = team
    const refused = [
      await as(nutritionist).ask(createVisit, { clientId }),
      await as(nutritionist).ask(updateVisit, { id: draft.id, revision: 0 }),
      await as(nutritionist).ask(finishVisit, { id: draft.id }),
      await as(nutritionist).ask(editVisit, { id: draft.id, base: 0, batches: [batchOf(setCells(draft.id, { note: 'Ciao' }))] }),
    ]
    for (const answer of refused) expect(answer).toMatchObject({ status: 422, body: { code: 'consent needed' } })
    expect((await as(nutritionist).call(getVisit, { id: draft.id })).revision).toBe(0)
    expect((await as(team.client).call(getVisit, { id: finished.id })).summary?.weight).toBe(62.4)
    expect((await as(nutritionist).call(getVisitBase, { id: clientId })).client).toMatchObject({
      hasHealthConsent: false,
      isConsentWithdrawn: true,
    })
  })
})
