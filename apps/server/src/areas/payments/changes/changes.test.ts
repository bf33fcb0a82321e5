import { changePlan } from '@allenio/contract/payments'
import { besideHeld, sql } from '#platform/db'
import { ownHouse } from '#testing'
import { expect, test } from 'vitest'
import { paidPlan } from '../scene.testing.ts'
import { judgeWish } from './judge.ts'
import { closeChange, storeChange } from './store.ts'

const house = await ownHouse({ runsJobs: false })
const { given, as, database } = house
const pro15 = { tier: 15, period: 'monthly' as const }

test('a change that is closed while its twin is judged is joined, not stored again', async () => {
  const team = await given.team()
  const plan = await paidPlan(house, team, { tier: 30, period: 'monthly' })
  const { changeId } = await plan.begin(pro15)
  let closing: Promise<boolean> | undefined
  const twin = await plan.within(async db => {
    const { change, wanted } = await judgeWish(db, { ...pro15, at: 'period end' })
    closing = besideHeld('race of a test', () =>
      plan.within(other => closeChange(other, changeId, { state: 'scheduled', scheduledAt: new Date().toISOString() })),
    )
    // the first call closes its change now, or waits for this one
    await expect
      .poll(() =>
        besideHeld('race of a test', async () => {
          const waiting = await database.withSystem('read', other =>
            other.many(
              sql`select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
            ),
          )
          return waiting.length > 0 || (await plan.changes())[0]?.state === 'scheduled'
        }),
      )
      .toBe(true)
    const shown = { prorationDate: null, total: 0, reason: '' }
    return storeChange(db, { ...shown, kind: 'change', wanted, steps: change.steps, authorId: team.admin.membershipId })
  })
  await closing
  expect(twin).toEqual({ workspaceId: team.workspaceId, changeId, isRunByOther: true })
  expect((await plan.changes()).map(({ state }) => state)).toEqual(['scheduled'])
})

test('three calls at once schedule one change', async () => {
  const team = await given.team()
  const plan = await paidPlan(house, team, { tier: 30, period: 'monthly' })
  const wish = { ...pro15, at: 'period end' as const, prorationDate: null, total: 0 }
  const answers = await Promise.all(Array.from({ length: 3 }, () => as(team.admin).ask(changePlan, wish)))
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
  expect((await plan.changes()).map(({ state }) => state)).toEqual(['scheduled'])
})
