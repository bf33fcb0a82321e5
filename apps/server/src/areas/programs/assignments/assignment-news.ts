import { dayIn, momentOf } from '@allenio/domain/days'
import { assignmentNews, spanOf, type AnnouncedAssignment, type AssignmentNews } from '@allenio/domain/programs'
import { zoneOfClient } from '#areas/clients'
import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { notify } from '#platform/notify'
import { programAssigned, programChanged, programEnded, programPaused, programResumed, workoutPlanned } from '../notifications.ts'
import type { UserRow } from './program-users.ts'

// News for clients about their programs. A write only marks an assignment. A job compares it with what was announced to its client, so that
// nothing is announced twice on any number of nodes, and a change that was undone at once is not announced at all.

/** Longer than a toast with an undo is shown. */
const undoSeconds = 30
/** The client's local time for news that nobody's action causes. */
const morning = '08:00'

/** Marks the assignments of clients for an announcement, after a time in which an undo is likely. */
export const planNews = (db: WorkspaceDb, clientIds: readonly string[]): Promise<number> =>
  db.run(sql`
  update program_users set announce_after = now() + make_interval(secs => ${undoSeconds})
  where client_id = any(${[...clientIds]}::uuid[])
    and (announced is null or not (announced ->> 'isOver')::boolean or (ended_at is null and last_day >= current_date - 1))`)

/** When a release for a day reaches its clients: in the morning of that day, where they live. */
export const releaseMoment = (day: string | null, timeZone: string, now = Date.now()): string =>
  new Date(day === null ? now : Math.max(now, momentOf(day, morning, timeZone))).toISOString()

interface DueUser
  extends
    Pick<
      UserRow,
      'id' | 'title' | 'client_id' | 'start_day' | 'pauses' | 'last_day' | 'ended_at' | 'message' | 'released_at' | 'is_single'
    >,
    Row<'program_users', 'announced'>,
    Row<'document_releases', 'note'>,
    Row<'clients', 'membership_id' | 'status' | 'time_zone'> {
  /** The title of a program that follows, or that the client trains at the same time. */
  next_title: string | null
}

const lockDue = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<DueUser>(sql`
  select u.id, u.title, u.client_id, u.start_day, u.pauses, u.last_day, u.ended_at, u.message, u.released_at, u.is_single, u.announced,
    r.note,
    case when c.deleted_at is null then c.membership_id end as membership_id, c.status, ${zoneOfClient} as time_zone, (
      select n.title from program_users n
      where n.client_id = u.client_id and n.id <> u.id and n.ended_at is null and n.last_day >= current_date and not n.is_single
      order by n.start_day, n.id limit 1) as next_title
  from program_users u join clients c on c.id = u.client_id join document_releases r on r.id = u.release_id
  where u.id = any(${[...ids]}::uuid[]) and u.announce_after <= now() order by u.announce_after, u.id for no key update of u skip locked`)

export const announceNews = defineItemsJob<Record<string, never>, Row<'program_users', 'id'>>({
  name: 'announce programs',
  atOnce: 200,
  list: (db, { isNext, limit }) =>
    db.many<Row<'program_users', 'id'>>(sql`
      select id from program_users where announce_after <= now() and ${isNext(sql`workspace_id`, sql`id`)}
      order by announce_after, id ${limitTo(limit)}`),
  treat: async (db, items) => {
    const users = await lockDue(
      db,
      items.map(({ id }) => id),
    )
    const compared = users.map(user => ({ user, ...compare(user) }))
    for (const { user, news } of compared) for (const each of news) await notifyUser(db, user, each)
    await storeAnnounced(db, compared)
  },
})

function compare({ time_zone: timeZone, announced, ...user }: DueUser) {
  const now = Date.now()
  const span = spanOf({ startDay: user.start_day, pauses: user.pauses, lastDay: user.last_day, isEnded: user.ended_at !== null })
  const question = { announced, assignment: { ...span, releasedAt: user.released_at }, today: dayIn(timeZone), now }
  const { nextDay, ...answer } = assignmentNews(question)
  const moments = [
    ...(nextDay === null ? [] : [momentOf(nextDay, morning, timeZone)]),
    ...(user.released_at === null ? [] : [Date.parse(user.released_at)]),
  ].filter(moment => moment > now)
  return { ...answer, after: moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null }
}

/** Notifies a client, unless they have no account or no access. */
async function notifyUser(db: WorkspaceDb, user: DueUser, news: AssignmentNews): Promise<void> {
  const { id, title, client_id: clientId, membership_id: membershipId, status } = user
  if (membershipId === null || status !== 'active') return
  // a single workout is over with its day, and a pause moves it without another word
  if (user.is_single && news.kind !== 'assigned' && news.kind !== 'changed') return
  const about = { to: [membershipId], clientId, about: id }
  switch (news.kind) {
    case 'assigned':
      return user.is_single
        ? notify(db, workoutPlanned, { ...about, subject: { title, day: user.start_day } })
        : notify(db, programAssigned, { ...about, subject: { title, day: user.start_day, text: user.message } })
    case 'changed':
      return notify(db, programChanged, { ...about, subject: { title, text: user.note } })
    case 'paused':
      return notify(db, programPaused, { ...about, subject: { title, ...news.pause } })
    case 'resumed':
      return notify(db, programResumed, { ...about, subject: { title } })
    case 'ended':
      return notify(db, programEnded, { ...about, subject: { title, next: user.next_title ?? '' } })
    default:
      return news satisfies never
  }
}

interface Compared {
  user: DueUser
  announced: AnnouncedAssignment
  after: string | null
}

async function storeAnnounced(db: WorkspaceDb, compared: readonly Compared[]): Promise<void> {
  const rows = compared.map(({ user, announced, after }) => ({ id: user.id, announced, after }))
  await db.run(sql`
    update program_users u set announced = a.announced, announce_after = a.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (id uuid, announced jsonb, after timestamptz) where u.id = a.id`)
}

const businessesWithNews = jobInWorkspaces({
  job: announceNews,
  list: db =>
    db.many<WorkspaceRow>(sql`
      select distinct workspace_id from program_users where announce_after <= now()`),
})

export const sweepNews = defineSweep({ name: 'sweep program news', cron: '* * * * *', parts: () => [businessesWithNews] })

export const enqueueNews = (database: Database): Promise<number> => businessesWithNews({ database, job: sweepNews.name })
