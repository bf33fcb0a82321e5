import { addDays, romeDay } from '@allenio/domain/days'
import { findReason } from '#areas/client-overview'
import { notifyTeams, type TeamNotification } from '#areas/clients'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import type { Facts, NotificationKind } from '#platform/notify'
import { adherenceDown, missedTwice, planNotStored } from './home-parts.ts'
import { adherenceFell, programNotStored, workoutsMissed } from '../notifications.ts'

// The home page says something of somebody's training for days; the team is notified of it once, when it begins.

interface ReasonNews {
  /** An id that is built from the kind of the notification and the client. */
  id: string
  announce: (db: WorkspaceDb) => Promise<void>
}

export const announceReasons = defineItemsJob<Record<string, never>, ReasonNews>({
  name: 'announce reasons of training',
  list: async db => {
    const today = romeDay()
    return [...(await listMissed(db, today)), ...(await listFalls(db, today)), ...(await listNotStored(db, today))]
  },
  treat: async (db, news) => {
    for (const { announce } of news) await announce(db)
  },
})

const newsOf = <Subject extends Facts>(
  kind: NotificationKind<Subject>,
  notifications: readonly TeamNotification<Subject>[],
): ReasonNews[] => notifications.map(each => ({ id: `${kind.kind}/${each.once}`, announce: db => notifyTeams(db, kind, [each]) }))

/** Once until they train again, however many more they miss. */
async function listMissed(db: WorkspaceDb, today: string): Promise<ReasonNews[]> {
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
  return newsOf(workoutsMissed, missed)
}

async function lastTrainingDays(db: WorkspaceDb, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<Row<'workout_days', 'client_id' | 'day'>>(sql`
    select client_id, max(day) as day from workout_days where client_id = any(${[...clientIds]}::uuid[]) and done > 0 group by client_id`)
  return new Map(rows.map(({ client_id, day }) => [client_id, day]))
}

/** On the day on which it has fallen, and at most once a month, as it may go up and down about the limit. */
async function listFalls(db: WorkspaceDb, today: string): Promise<ReasonNews[]> {
  const fallenBefore = new Set((await findReason(db, adherenceDown, addDays(today, -1))).map(({ client_id }) => client_id))
  const fallen = (await findReason(db, adherenceDown, today)).filter(({ client_id }) => !fallenBefore.has(client_id))
  const falls = fallen.map(({ client_id: clientId, detail }) => ({
    by: null,
    clientId,
    once: `${clientId}/${today.slice(0, 'yyyy-mm'.length)}`,
    subject: (clientName: string) => ({ clientName, points: Number(detail) }),
  }))
  return newsOf(adherenceFell, falls)
}

/** Once for what was sent; a newer release is another. */
async function listNotStored(db: WorkspaceDb, today: string): Promise<ReasonNews[]> {
  const waiting = (await findReason(db, planNotStored, today)).map(
    ({ client_id: clientId, day, detail: title, target_id, occurrence }) => ({
      by: null,
      clientId,
      once: `${target_id}/${occurrence}`,
      subject: (clientName: string) => ({ clientName, title, day }),
    }),
  )
  return newsOf(programNotStored, waiting)
}

/** Somebody whose program is over has missed its last days all the same. */
const daysAfter = 28

const businessesWithReasons = jobInWorkspaces({
  job: announceReasons,
  list: db =>
    db.many<WorkspaceRow>(sql`
      select distinct workspace_id from program_users where last_day >= ${addDays(romeDay(), -daysAfter)}`),
})

export const sweepReasons = defineSweep({
  name: 'sweep reasons of training',
  // runs at an hour at which it wakes nobody, after the plans of the day are refreshed
  cron: '10 9 * * *',
  parts: () => [businessesWithReasons],
})

export const enqueueReasons = (database: Database): Promise<number> => businessesWithReasons({ database, job: sweepReasons.name })
