import { getVisit, getVisitBase, getVisitValues } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import { sql, type Row } from '#platform/db'
import { race, testHouse, type TestTeam } from '#testing'
import { finishedVisitOf, visitScene, yesterday } from '../scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, finish } = visitScene(house)

const auditedOf = ({ workspaceId }: TestTeam, subjectId: string) =>
  database.withWorkspace(workspaceId, 'read', async db =>
    (await db.many<Row<'audit_log', 'action'>>(sql`select action from audit_log where subject_id = ${subjectId} order by created_at`)).map(
      ({ action }) => action,
    ),
  )

test('who has read a visit is logged once a day, and a client’s own reading is not', async () => {
  const team = await teamOf()
  const { id } = await finishedVisitOf(house, team, { clientId: team.clientId })
  await race(() => as(team.nutritionist).ask(getVisit, { id }))
  await as(team.admin).call(getVisit, { id })
  await as(team.client).call(getVisit, { id })
  expect((await auditedOf(team, id)).filter(action => action === 'read visit')).toHaveLength(2)
  await as(team.nutritionist).call(getVisitValues, { id: team.clientId })
  await as(team.nutritionist).call(getVisitBase, { id: team.clientId })
  expect((await auditedOf(team, team.clientId)).filter(action => action === 'read visits')).toHaveLength(1)
})

test('who begins a visit has read the last one, which is logged under its name', async () => {
  const team = await teamOf()
  const readsOf = async (subjectId: string) => (await auditedOf(team, subjectId)).filter(action => action === 'read visit')
  await as(team.nutritionist).call(getVisitBase, { id: team.clientId })
  const [older, last] = [await finish(team, { takenOn: yesterday, privateNote: 'Stanca' }), await finish(team)]
  const before = await readsOf(last.id)
  for (const who of [team.nutritionist, team.admin, team.admin]) {
    expect((await as(who).call(getVisitBase, { id: team.clientId })).last?.id).toBe(last.id)
  }
  expect((await readsOf(last.id)).length - before.length).toBe(2)
  // a visit's own id stands for its client, and what was before it goes out
  const olderBefore = await readsOf(older.id)
  await as(team.admin).call(getVisitBase, { id: last.id })
  expect((await readsOf(older.id)).length - olderBefore.length).toBe(1)
})

test('a visit that a device stores for later is logged as that, and as read once somebody begins the next one', async () => {
  const team = await teamOf()
  const { id } = await finishedVisitOf(house, team, { clientId: team.clientId })
  const before = [await auditedOf(team, id), await auditedOf(team, team.clientId)].map(actions => actions.length)
  const newActions = async () => [(await auditedOf(team, id)).slice(before[0]), (await auditedOf(team, team.clientId)).slice(before[1])]
  for (let at = 0; at < 2; at++) await as(team.admin).call(getVisitBase, { id: team.clientId, purpose: 'offline' })
  expect(await newActions()).toEqual([['store visit'], ['store visits']])
  await as(team.admin).call(getVisitBase, { id: team.clientId })
  expect(await newActions()).toEqual([
    ['store visit', 'read visit'],
    ['store visits', 'read visits'],
  ])
})
