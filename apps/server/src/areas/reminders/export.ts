import type { Exporter } from '#areas/account'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

type Row = Record<string, unknown>

const readReminders = (db: WorkspaceDb, condition: Sql) =>
  db.many<Row>(sql`
  select r.id, r.author_id, r.title, r.body as text, r.color, r.start_day, r.start_clock, r.end_day, r.end_clock, r.time_zone, r.repetition,
    r.until_day, r.due_day, r.is_done, r.items, r.alerts, r.roles, r.is_private, r.client_id, r.created_at, r.updated_at,
    array(select g.group_id from reminder_groups g where g.reminder_id = r.id order by g.group_id) as groups,
    (select json_agg(json_build_object('day', t.day, 'item_id', t.item_id, 'membership_id', t.membership_id, 'ticked_at', t.ticked_at)
      order by t.ticked_at, t.id) from reminder_ticks t where t.reminder_id = r.id) as ticks,
    (select json_agg(json_build_object('client_id', k.client_id, 'action_id', k.action_id) order by k.client_id)
      from reminder_tasks k where k.reminder_id = r.id) as tasks
  from reminders r where r.deleted_at is null and ${condition} order by r.created_at, r.id`)

/** A client's copy has the tasks that reminders made; the reminders themselves are the team's, and private ones their author's alone. */
export const reminderExporter: Exporter = {
  tables: ['reminders', 'reminder_groups', 'reminder_ticks', 'reminder_tasks', 'agenda_settings'],

  ofWorkspace: async db => ({ tables: [{ name: 'reminders', rows: await readReminders(db, sql`not r.is_private`) }] }),

  ofMember: async (db, personId) => ({
    tables: [
      {
        name: 'reminders',
        rows: await readReminders(db, sql`r.author_id in (select m.id from memberships m where m.person_id = ${personId})`),
      },
      {
        name: 'agenda-settings',
        rows: await db.many<Row>(sql`
        select s.hidden_layers from agenda_settings s join memberships m on m.workspace_id = s.workspace_id and m.id = s.membership_id
        where m.person_id = ${personId}`),
      },
    ],
  }),
}
