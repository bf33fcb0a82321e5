import { ProgramSettings, presetProgramSettings } from '@allenio/contract/programs'
import { addDays, romeDay } from '@allenio/domain/days'
import { notifyTeams } from '#areas/clients'
import { limitTo, sql, type Database, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import type { NotificationKind } from '#platform/notify'
import { settingInSql } from '../settings.ts'
import { programExpiring, programOver, type ProgramEnd } from '../notifications.ts'

// Programs that end with nothing behind them: lists, the home page and notifications ask for them by the same conditions.

/** After this time a client without a program is left in peace. */
const overDays = 14

const expiryDays = settingInSql('expiryDays')

/** A condition on assignments `u`: trained now, over within the days of the settings, and no other one follows soon enough. */
export const isExpiring = (
  today: string,
): Sql => sql`not u.is_single and u.ended_at is null and u.paused_from is null and u.start_day <= ${today}::date
  and u.last_day between ${today}::date and ${today}::date + ${expiryDays}
  and not exists (
    select from jsonb_array_elements(u.pauses) p where (p ->> 'from')::date <= ${today}::date and (p ->> 'until')::date >= ${today}::date)
  and not exists (
    select from program_users n where n.client_id = u.client_id and n.id <> u.id and n.ended_at is null and not n.is_single
      and (n.last_day > u.last_day or n.paused_from is not null) and n.start_day <= u.last_day + 1 + ${expiryDays})`

/**
 * Selects the last assignment (id, client_id, title, day, ended_at) of everybody who has been left without a program of late. One that
 * was ended within the hour, or before it began, was a mistake.
 */
export const selectOver = (today: string): Sql => sql`
  select o.* from (
    select distinct on (u.client_id) u.id, u.client_id, u.title, u.ended_at,
      least(u.last_day, (u.ended_at at time zone 'Europe/Rome')::date) as day
    from program_users u
    where not u.is_single and (
      u.ended_at is null and u.paused_from is null and u.last_day between ${addDays(today, -overDays)} and ${addDays(today, -1)}
      or u.ended_at >= ${addDays(today, -overDays)}::date and u.ended_at > u.created_at + interval '1 hour'
        and (u.ended_at at time zone 'Europe/Rome')::date >= u.start_day)
    order by u.client_id, day desc, u.id) o
  where o.day >= ${addDays(today, -overDays)}::date and not exists (
    select from program_users n where n.client_id = o.client_id and n.ended_at is null and not n.is_single
      and (n.last_day >= ${today}::date or n.paused_from is not null))`

interface EndRow extends Row<'program_users', 'id' | 'client_id' | 'title'> {
  day: string
}

const lookedAfter = sql`c.status = 'active' and c.deleted_at is null and c.source <> 'sample'`

/** The days after the end in which it is still announced, in case the server was down on the first one. */
const daysAfter = 3

interface AnnouncedEnd extends EndRow {
  is_over: boolean
}

/** The team hears of each end once, ahead of it and when it has come; what somebody has ended by hand they know. */
export const announceEnds = defineItemsJob<Record<string, never>, AnnouncedEnd>({
  name: 'announce ends of programs',
  // while none fails, the teams of many are found by one statement
  atOnce: 200,
  list: (db, { isNext, limit }) => {
    const today = romeDay()
    return db.many<AnnouncedEnd>(sql`
      select * from (
        select u.workspace_id, u.id, u.client_id, u.title, u.last_day as day, false as is_over
        from program_users u join clients c on c.id = u.client_id where ${isExpiring(today)} and ${lookedAfter}
        union all
        select c.workspace_id, o.id, o.client_id, o.title, o.day, true
        from (${selectOver(today)}) o join clients c on c.id = o.client_id
        where o.ended_at is null and o.day >= ${addDays(today, -daysAfter)}::date and ${lookedAfter}) e
      where ${isNext(sql`e.workspace_id`, sql`e.id`)} order by e.id ${limitTo(limit)}`)
  },
  treat: async (db, rows) => {
    const { over = [], ahead = [] } = Object.groupBy(rows, row => (row.is_over ? 'over' : 'ahead'))
    await notifyEnds(db, programExpiring, ahead)
    await notifyEnds(db, programOver, over)
  },
})

const notifyEnds = (db: WorkspaceDb, kind: NotificationKind<ProgramEnd>, rows: readonly EndRow[]): Promise<void> =>
  notifyTeams(
    db,
    kind,
    rows.map(({ id, client_id: clientId, title, day }) => ({
      by: null,
      clientId,
      once: `${id}/${day}`,
      subject: clientName => ({ clientName, title, day }),
    })),
  )

const longestExpiry = ProgramSettings.shape.expiryDays.maxValue ?? presetProgramSettings.expiryDays

const businessesWithEnds = jobInWorkspaces({
  job: announceEnds,
  list: db => {
    const today = romeDay()
    return db.many<WorkspaceRow>(sql`
      select distinct workspace_id from program_users
      where ended_at is null and last_day between ${addDays(today, -daysAfter)} and ${addDays(today, longestExpiry)}`)
  },
})

export const sweepEnds = defineSweep({
  name: 'sweep ends of programs',
  // runs at an hour at which it wakes nobody
  cron: '0 9 * * *',
  parts: () => [businessesWithEnds],
})

export const enqueueEnds = (database: Database): Promise<number> => businessesWithEnds({ database, job: sweepEnds.name })
