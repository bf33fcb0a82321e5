import { isResting } from '#areas/client-actions'
import { limitTo, sql, type Database, type Row } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { notify } from '#platform/notify'
import { surveyReminder } from '../answers/notifications.ts'

type ReminderRow = Row<'survey_assignments', 'id' | 'client_id'> &
  Row<'surveys', 'name'> &
  Row<'client_actions', 'due_day'> & { membership_id: string }

// the hour is that of the client's clock
const localNow = sql`now() at time zone c.time_zone`

const isDueNow = sql`
  u.ended_at is null and a.deleted_at is null and not a.is_done and a.due_day = (${localNow})::date
  and u.reminder_hour = extract(hour from ${localNow})::integer and c.status = 'active' and c.deleted_at is null
  and c.membership_id is not null and e.archived_at is null and not ${isResting(sql`(${localNow})::date`)}`

const due = sql`survey_assignments u join client_actions a on a.workspace_id = u.workspace_id and a.id = u.id
  join clients c on c.workspace_id = u.workspace_id and c.id = u.client_id
  join surveys e on e.workspace_id = u.workspace_id and e.id = u.survey_id`

/** Reminds clients of the surveys of the day, at the hour that the professional has chosen. */
export const remindOfSurveys = defineItemsJob<Record<string, never>, ReminderRow>({
  name: 'remind of surveys',
  list: (db, { isNext, limit }) =>
    db.many<ReminderRow>(sql`
      select u.id, u.client_id, e.name, a.due_day, c.membership_id from ${due}
      where ${isDueNow} and ${isNext(sql`u.workspace_id`, sql`u.id`)} order by u.id ${limitTo(limit)}`),
  treat: async (db, rows) => {
    for (const { id, client_id: clientId, name, due_day: day, membership_id: membershipId } of rows) {
      await notify(db, surveyReminder, { to: [membershipId], clientId, subject: { survey: name }, once: `${id}/${day}` })
    }
  },
})

const businessesToRemind = jobInWorkspaces({
  job: remindOfSurveys,
  list: db => db.many<WorkspaceRow>(sql`select distinct u.workspace_id from ${due} where ${isDueNow}`),
})

export const sweepReminders = defineSweep({ name: 'sweep survey reminders', cron: '2 * * * *', parts: () => [businessesToRemind] })

export const enqueueReminders = (database: Database): Promise<number> => businessesToRemind({ database, job: sweepReminders.name })
