import { listNotifications } from '@allenio/contract/notifications'
import { endTrial, givePlan, mailboxOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { remindOfPlans } from './reminders.ts'

const { as, given, database } = await testHouse()
const { mailTo } = mailboxOf(database)
const titlesOf = async (member: TestMember) => (await as(member).call(listNotifications, {})).notifications.map(({ title }) => title)

const stand = ({ workspaceId }: TestTeam, trialDays: number, plan?: { name: string; days: number | null }) =>
  database.withWorkspace(workspaceId, 'write', async db => {
    await endTrial(db, -24 * trialDays)
    if (plan) await givePlan(db, { maxClients: 30, name: plan.name, ...(plan.days !== null && { endedHoursAgo: -24 * plan.days }) })
  })

test('admins are told once that trial or plan end, and that they have ended', async () => {
  const [trial, plan, later, forever] = [await given.team(), await given.team(), await given.team(), await given.team()]
  await stand(trial, 5)
  await stand(plan, -40, { name: 'Studio', days: -1 })
  await stand(later, 20)
  // nobody is told of the end of a trial that a plan follows
  await stand(forever, 2, { name: 'Studio', days: null })
  for (let nth = 0; nth < 2; nth += 1) {
    await remindOfPlans(database)
    await expect.poll(() => titlesOf(trial.admin), { timeout: 15_000 }).toEqual([expect.stringMatching(/^La prova gratuita finisce /)])
    await expect.poll(() => titlesOf(plan.admin), { timeout: 15_000 }).toEqual([expect.stringMatching(/^Il piano Studio non vale più da/)])
  }
  await mailTo(trial.admin.email, /^La prova gratuita finisce /)
  for (const member of [trial.coach, trial.client, later.admin, forever.admin]) expect(await titlesOf(member)).toEqual([])
})
