import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const notificationExporter: Exporter = {
  tables: ['notifications', 'notification_settings'],
  async ofMember(db, personId) {
    return {
      tables: [
        {
          name: 'notifications',
          rows: await db.many<Row>(sql`
          select n.id, n.kind, n.subject, n.created_at, n.read_at from notifications n
          join memberships m on m.workspace_id = n.workspace_id and m.id = n.membership_id
          where m.person_id = ${personId} and n.is_listed order by n.created_at, n.id`),
        },
        {
          name: 'notification-settings',
          rows: await db.many<Row>(sql`
          select s.channels, s.mail_pace, s.mail_hour, s.unread_message_minutes, s.quiet_from, s.quiet_to
          from notification_settings s join memberships m on m.workspace_id = s.workspace_id and m.id = s.membership_id
          where m.person_id = ${personId}`),
        },
      ],
    }
  },
}
