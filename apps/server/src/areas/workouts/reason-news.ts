import { addDays } from '@allenio/domain/days'
import { businessDay, findReason, notifyTeams } from '#areas/clients'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, defineWorkspaceJob, enqueueIn } from '#platform/jobs'
import { adherenceDown, missedTwice, planNotStored } from './home-parts.ts'
import { adherenceFell, programNotStored, workoutsMissed } from './notifications.ts'

// The home page says something of somebody's training for days; the team is notified of it once, when it begins.

export const announceReasons = defineWorkspaceJob<Record<string, never>>({
  name: 'announce reasons of training',
  async handle({ db }) {
    const today = businessDay()
    await announceMissed(db, today)
    await announceFall(db, today)
    await announceNotStored(db, today)
  },
})

/** Once until they train again, however many more they miss. */
async function announceMissed(db: WorkspaceDb, today: string): Promise<void> {
  const found = await findReason(db, missedTwice, today)
  const lastDays = await lastTrainingDays(
    db,
    found.map(({ client_id }) => client_id),
  )
  const missed = found.map(({ client_id: clientId, day, detail }) => ({
    by: null,
    clientId,
    once: `${clientId}/${lastDays.get(clientId) ?? 'never'}`,
    subject: (clientName: string) => ({ clientName, missed: Number(detail), day }),
  }))
  await notifyTeams(db, workoutsMissed, missed)
}

async function lastTrainingDays(db: WorkspaceDb, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<Row<'workout_days', 'client_id' | 'day'>>(sql`
    select client_id, max(day) as day from workout_days where client_id = any(${[...clientIds]}::uuid[]) and done > 0 group by client_id`)
  return new Map(rows.map(({ client_id, day }) => [client_id, day]))
}

/** On the day on which it has fallen, and at most once a month, as it may go up and down about the limit. */
async function announceFall(db: WorkspaceDb, today: string): Promise<void> {
  const fallenBefore = new Set((await findReason(db, adherenceDown, addDays(today, -1))).map(({ client_id }) => client_id))
  const fallen = (await findReason(db, adherenceDown, today)).filter(({ client_id }) => !fallenBefore.has(client_id))
  const falls = fallen.map(({ client_id: clientId, detail }) => ({
    by: null,
    clientId,
    once: `${clientId}/${today.slice(0, 'yyyy-mm'.length)}`,
    subject: (clientName: string) => ({ clientName, points: Number(detail) }),
  }))
  await notifyTeams(db, adherenceFell, falls)
}

/** Once for what was sent; a newer release is another. */
async function announceNotStored(db: WorkspaceDb, today: string): Promise<void> {
  const waiting = (await findReason(db, planNotStored, today)).map(
    ({ client_id: clientId, day, detail: title, target_id, occurrence }) => ({
      by: null,
      clientId,
      once: `${target_id}/${occurrence}`,
      subject: (clientName: string) => ({ clientName, title, day }),
    }),
  )
  await notifyTeams(db, programNotStored, waiting)
}

/** Somebody whose program is over has missed its last days all the same. */
const daysAfter = 28

export const enqueueReasons = (database: Database): Promise<void> =>
  database.withSystem('write', async db => {
    const businesses = await db.many<Row<'program_users', 'workspace_id'>>(sql`
      select distinct workspace_id from program_users where last_day >= ${addDays(businessDay(), -daysAfter)}`)
    for (const { workspace_id } of businesses) await enqueueIn(db, workspace_id, announceReasons, {}, { singletonKey: workspace_id })
  })

export const sweepReasons = defineSweep({
  name: 'sweep reasons of training',
  // runs at an hour at which it wakes nobody, after the plans of the day are refreshed
  cron: '10 9 * * *',
  handle: ({ database }) => enqueueReasons(database),
})
