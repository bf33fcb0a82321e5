import { limitTo, sql, type Database, type NotNull, type Row } from '#platform/db'
import { defineSweep, dueInWorkspaces } from '#platform/jobs'
import { notifyOfApp } from './news.ts'

const isDue = sql`a.state = 'active' and a.launched_at is null and a.activation_date <= (now() at time zone 'Europe/Rome')::date`

type DueApp = Row<'custom_apps', 'workspace_id' | 'id'>
type LaunchedApp = Row<'custom_apps', 'id'> & NotNull<Row<'custom_apps', 'activation_date'>>

/** The look changes by the date itself; its business is told on that day. */
const launches = dueInWorkspaces<DueApp>({
  list: (db, { isNext, limit }) =>
    db.many<DueApp>(sql`
    select a.workspace_id, a.id from custom_apps a where ${isDue} and ${isNext(sql`a.workspace_id`, sql`a.id`)}
    order by a.activation_date ${limitTo(limit)}`),
  async treat(db, items) {
    const apps = await db.many<LaunchedApp>(sql`
      update custom_apps a set launched_at = now() where a.id = any(${items.map(({ id }) => id)}::uuid[]) and ${isDue}
      returning a.id, a.activation_date`)
    for (const { id, activation_date: day } of apps) await notifyOfApp(db, { event: 'live', day }, `${id} ${day}`)
  },
})

export const sweepAppLaunches = defineSweep({ name: 'sweep app launches', cron: '5 * * * *', parts: () => [launches] })

export const sweepAppLaunchesNow = (database: Database): Promise<number> => launches({ database, job: sweepAppLaunches.name })
