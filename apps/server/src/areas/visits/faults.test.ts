import { withdrawConsent } from '@allenio/contract/clients'
import { getClientMetric } from '@allenio/contract/metrics'
import { deleteVisit, editVisit, finishVisit, undeleteVisit, getVisit, getVisitBase, getVisitValues } from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { clientJoins, reachClientToChange } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import { actorOf, lonelyClientOf, race, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { finishVisit as finish } from './finish.ts'
import { batchOf, finishedVisitOf, measures, setCells, today, visitOf, visitScene, yesterday } from './scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, inTeam, edit } = visitScene(house)

type VisitTeam = Awaited<ReturnType<typeof teamOf>>

const weightsOf = async ({ admin, clientId }: VisitTeam) => (await as(admin).call(listWeights, { id: clientId })).weights

/** The connection is lost as soon as a statement of this kind is about to run. */
const lostAt = (db: WorkspaceDb, words: string): WorkspaceDb =>
  new Proxy(db, {
    get: (target, key) =>
      key === 'run'
        ? async (statement: Sql) => {
            if (statement.text.includes(words)) await target.run(sql`select pg_terminate_backend(pg_backend_pid())`)
            return target.run(statement)
          }
        : Reflect.get(target, key),
  })

test.each(['insert into weights', 'insert into metric_values', 'insert into audit_log'])(
  'a connection that is lost at “%s” leaves nothing of a finish, which is done when it is sent again',
  async words => {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId })
    const actor = actorOf(team.nutritionist, 'nutritionist')
    const attempt = database.withWorkspace(team.workspaceId, 'write', async db => {
      const client = await reachClientToChange(db, actor, team.clientId)
      await finish(lostAt(db, words), actor, { id, client, isShared: true })
    })
    await expect(attempt).rejects.toThrow()
    const visit = await as(team.nutritionist).call(getVisit, { id })
    expect(visit).toMatchObject({ isDraft: true, finishedAt: null, sharedAt: null, results: null })
    expect(await weightsOf(team)).toEqual([])
    expect((await as(team.nutritionist).call(finishVisit, { id })).isDraft).toBe(false)
    expect(await weightsOf(team)).toHaveLength(1)
  },
)

test('a consent that is withdrawn while a visit is finished counts for all of it, or for nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId })
    const { id: consentId } = await inTeam(team, db =>
      db.one<{ id: string }>(sql`select id from consents where client_id = ${team.clientId}`),
    )
    const [, { status }] = await Promise.all([
      as(team.nutritionist).call(withdrawConsent, { id: team.clientId, consentId }),
      as(team.nutritionist).ask(finishVisit, { id }),
    ])
    const isFinished = status === 200
    expect((await as(team.nutritionist).call(getVisit, { id })).finishedAt !== null).toBe(isFinished)
    expect(await weightsOf(team)).toHaveLength(isFinished ? 1 : 0)
  }
})

test('a visit that is deleted while it is finished leaves nothing behind in the records, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId, cells: { waist: [71] } })
    const [deletion, { status }] = await Promise.all([
      as(team.admin).ask(deleteVisit, { id }),
      as(team.nutritionist).ask(finishVisit, { id }),
    ])
    expect(deletion.status).toBe(200)
    expect([200, 404]).toContain(status)
    expect(await weightsOf(team)).toEqual([])
    expect((await as(team.nutritionist).ask(finishVisit, { id })).status).toBe(404)
    await as(team.admin).call(undeleteVisit, { id })
    expect((await as(team.nutritionist).call(getVisit, { id })).finishedAt !== null).toBe(status === 200)
    expect(await weightsOf(team)).toHaveLength(status === 200 ? 1 : 0)
  }
})

test('a finish that arrives after its client has gone to somebody else is theirs to send', async () => {
  const team = await teamOf()
  const { id } = await visitOf(house, team, { clientId: team.clientId })
  await inTeam(team, db => db.run(sql`delete from client_collaborators where membership_id = ${team.nutritionist.membershipId}`))
  expect((await as(team.nutritionist).ask(finishVisit, { id })).status).toBe(404)
  expect(await weightsOf(team)).toEqual([])
  const { author, isDraft } = await as(team.admin).call(finishVisit, { id })
  expect([isDraft, author?.id]).toEqual([false, team.nutritionist.membershipId])
})

test('finishes and edits at once leave a release of what the last of them had', async () => {
  const team = await teamOf()
  const { id } = await visitOf(house, team, { clientId: team.clientId })
  const { passed } = await race(at =>
    at % 2 === 0
      ? as(team.nutritionist).ask(finishVisit, { id })
      : as(team.admin).ask(editVisit, { id, base: 0, batches: [batchOf(setCells(id, { weight: [60 + at] }))] }),
  )
  expect(passed).toBe(20)
  const { summary } = await as(team.nutritionist).call(finishVisit, { id })
  const { content, isDraft, revision } = await as(team.nutritionist).call(getVisit, { id })
  expect([isDraft, revision, content.measures.weight]).toEqual([false, 10, [summary?.weight]])
  expect(await weightsOf(team)).toMatchObject([{ kg: summary?.weight }])
})

test('an edit with a note of a megabyte is refused, and leaves the visit as it was', async () => {
  const team = await teamOf()
  const { id } = await visitOf(house, team, { clientId: team.clientId })
  const { status } = await as(team.nutritionist).ask(editVisit, {
    id,
    base: 0,
    batches: [batchOf(setCells(id, { privateNote: 'a'.repeat(1_000_000) }))],
  })
  expect([413, 422]).toContain(status)
  expect(await as(team.nutritionist).call(getVisit, { id })).toMatchObject({ revision: 0, content: { measures } })
})

test('two records of one person bring their visits together', async () => {
  const team = await teamOf()
  const fromId = await lonelyClientOf(house, team)
  await inTeam(team, db =>
    db.run(sql`insert into client_collaborators (client_id, membership_id) values (${fromId}, ${team.nutritionist.membershipId})`),
  )
  const cells = (day: string, weight: number) => ({ takenOn: day, weight: [weight], waist: [70 + weight / 10] })
  const own = await finishedVisitOf(house, team, { clientId: team.clientId, cells: cells(addDays(today, -20), 63) })
  const sameDay = await finishedVisitOf(house, team, { clientId: team.clientId, cells: cells(yesterday, 62) })
  const moved = await finishedVisitOf(house, team, { clientId: fromId, cells: cells(yesterday, 61) })
  const draft = await visitOf(house, team, { clientId: fromId })
  await database.withSystem('write', async db => {
    for (const join of clientJoins.gathered()) await join(db, { workspaceId: team.workspaceId, fromId, toId: team.clientId })
  })
  const { visits } = await as(team.nutritionist).call(getVisitValues, { id: team.clientId })
  expect(visits.map(({ id }) => id)).toEqual([moved.id, sameDay.id, own.id])
  expect((await weightsOf(team)).map(({ kg }) => kg)).toEqual([61, 62, 63])
  const { values } = await as(team.nutritionist).call(getClientMetric, { id: team.clientId, metricId: 'waist' })
  expect(values).toHaveLength(3)
  expect((await as(team.nutritionist).call(getVisitBase, { id: draft.id })).client.id).toBe(team.clientId)
  // each follows its own visit still
  await edit(team.nutritionist, moved.id, { weight: [60.5] })
  await as(team.nutritionist).call(finishVisit, { id: moved.id })
  expect((await weightsOf(team)).map(({ kg }) => kg)).toEqual([60.5, 62, 63])
})
