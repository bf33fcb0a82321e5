import type { Output } from '@allenio/contract'
import {
  deleteVisit,
  editVisit,
  finishVisit,
  getVisitRelease,
  listVisitReleases,
  recomputeVisit,
  getVisit,
  getVisitValues,
} from '@allenio/contract/visits'
import { operationsReverting, type DocumentRows } from '@allenio/domain/documents'
import { sql, type Row } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { batchOf, measures, refusal, today, visitScene } from './scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, finish, edit, inTeam } = visitScene(house)

const laboratoryValues = [{ name: 'Ferritina', value: '40', unit: 'ng/ml', day: today }]

/** A visit that the nutritionist finished with one weight, and the admin with another. */
async function changedVisit() {
  const team = await teamOf()
  const { id } = await finish(team, { measures: { ...measures, waist: [80, 81] }, laboratoryValues })
  await edit(team.admin, id, { weight: [61], waist: null })
  await as(team.admin).call(finishVisit, { id })
  const { releases } = await as(team.nutritionist).call(listVisitReleases, { id })
  const [now, before] = releases
  if (!now || !before) throw new Error('each finish makes a release')
  return { team, id, now, before, count: releases.length }
}

const rowsOf = async (release: Promise<Output<typeof getVisitRelease>>): Promise<DocumentRows> =>
  new Map((await release).rows.map(row => [row.id, row]))

test('what stood before a change of a finished visit is read, with who finished it', async () => {
  const { team, id, now, before, count } = await changedVisit()
  expect(count).toBe(2)
  expect(now).toMatchObject({ number: 2, author: { id: team.admin.membershipId } })
  expect(before).toMatchObject({ number: 1, author: { id: team.nutritionist.membershipId } })
  const { rows } = await as(team.nutritionist).call(getVisitRelease, { id, releaseId: before.id })
  expect(rows).toMatchObject([
    { id, cells: { weight: [62.4], waist: [80, 81] } },
    { type: 'laboratory value', cells: { name: 'Ferritina', value: '40' } },
  ])
})

test('what each finish came to stays, also where the same content is computed anew', async () => {
  const { team, id } = await changedVisit()
  const ratesOf = async () =>
    (await as(team.nutritionist).call(listVisitReleases, { id })).releases.map(({ finishes }) => finishes.map(({ bmr }) => bmr))
  const [[later], [earlier]] = [...(await ratesOf()), [], []]
  expect(later).toBeLessThan(earlier ?? 0)
  await inTeam(team, db =>
    db.run(sql`update visits set bmr = 1234, figures = jsonb_set(figures, '{results,rates,0,readingId}', '"former"') where id = ${id}`),
  )
  await as(team.admin).call(recomputeVisit, { id })
  expect(await ratesOf()).toEqual([[later, later], [earlier]])
  const kept = await inTeam(team, db =>
    db.many<Row<'visit_finishes', 'figures'>>(sql`select figures from visit_finishes where visit_id = ${id} order by finished_at`),
  )
  expect(kept.map(({ figures }) => figures.measured.weight?.value)).toEqual([62.4, 61, 61])
})

test('a visit goes back by one edit, and counts as it is once it is finished again', async () => {
  const { team, id, now, before } = await changedVisit()
  const { nutritionist } = team
  const [earlier, later] = await Promise.all(
    [before, now].map(({ id: releaseId }) => rowsOf(as(nutritionist).call(getVisitRelease, { id, releaseId }))),
  )
  const operations = operationsReverting(later ?? new Map(), earlier ?? new Map())
  await as(nutritionist).call(editVisit, { id, base: 0, batches: [batchOf(...operations)] })
  const visit = await as(nutritionist).call(getVisit, { id })
  expect(visit).toMatchObject({ isDraft: true, content: { measures: { weight: [62.4], waist: [80, 81] } }, summary: { weight: 61 } })
  await as(nutritionist).call(finishVisit, { id })
  expect((await as(nutritionist).call(getVisitValues, { id })).visits).toMatchObject([
    { weight: 62.4, measured: { waist: { value: 80.5 } } },
  ])
  expect((await as(nutritionist).call(listVisitReleases, { id })).releases.map(({ number }) => number)).toEqual([3, 2, 1])
})

test('versions are for whoever may write the visit, and each belongs to its visit', async () => {
  const { team, id, before } = await changedVisit()
  const [other, stranger] = [await finish(team), await teamOf()]
  const ask = { id, releaseId: before.id }
  await expect(as(team.nutritionist).call(getVisitRelease, { ...ask, id: other.id })).rejects.toMatchObject(refusal('not found'))
  await expect(as(stranger.admin).call(getVisitRelease, ask)).rejects.toMatchObject(refusal('not found'))
  await expect(as(stranger.admin).call(listVisitReleases, { id })).rejects.toMatchObject(refusal('not found'))
  for (const member of [team.client, team.coach]) expect((await as(member).ask(getVisitRelease, ask)).status).toBe(403)
  await as(team.nutritionist).call(deleteVisit, { id })
  await expect(as(team.nutritionist).call(getVisitRelease, ask)).rejects.toMatchObject(refusal('not found'))
})

test('reading a version is logged as reading the visit', async () => {
  const { team, id } = await changedVisit()
  await as(team.admin).call(listVisitReleases, { id })
  const rows = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many<Row<'audit_log', 'action'>>(sql`select action from audit_log where subject_id = ${id} and action = 'read visit'`),
  )
  expect(rows).toHaveLength(2)
})
