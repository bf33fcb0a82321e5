import type { Exporter } from '#areas/account'
import { sql, type Sql } from '#platform/db'

type Row = Record<string, unknown>

/** A condition on rows `r`: they are about the person, whose record is not deleted. */
export const isAboutPerson = (personId: string): Sql => sql`exists (select from clients c join memberships m on m.id = c.membership_id
  where c.id = r.client_id and c.deleted_at is null and m.person_id = ${personId})`

// a record's columns without the computed ones; only the business gets the team's note
const record = sql`c.id, c.first_name, c.last_name, c.email, c.phone, c.sex, c.birth_date, c.height_cm, c.language, c.time_zone, c.goal,
  c.injuries, c.allergies, c.status, c.registered_at, c.subscription_end, c.subscription_source, c.source, c.created_at, c.updated_at`

const consent = sql`r.client_id, r.purpose, r.wording, r.version, r.language, r.day, r.form, r.withdrawn_on, r.created_at`

// only the business gets the team's note
const pause = sql`r.client_id, r.from_day, r.until_day, r.created_at`

export const clientExporter: Exporter = {
  tables: ['clients', 'client_types', 'client_tags', 'client_collaborators', 'list_views', 'client_settings', 'consents', 'client_pauses'],

  async ofMember(db, personId) {
    return {
      tables: [
        {
          name: 'client-record',
          rows: await db.many<Row>(sql`
          select ${record} from clients c join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
          where m.person_id = ${personId} and c.deleted_at is null`),
        },
        {
          name: 'consents',
          rows: await db.many<Row>(sql`
          select ${consent} from consents r where ${isAboutPerson(personId)} order by r.day, r.id`),
        },
        {
          name: 'pauses',
          rows: await db.many<Row>(sql`
          select ${pause} from client_pauses r where r.deleted_at is null and ${isAboutPerson(personId)} order by r.from_day, r.id`),
        },
      ],
    }
  },

  async ofWorkspace(db) {
    return {
      tables: [
        {
          name: 'clients',
          rows: await db.many<Row>(sql`
          select ${record}, t.name as type, c.note, c.deactivated_at, c.invited_at, c.deleted_at,
            array(select g.tag from client_tags g where g.client_id = c.id order by g.tag_key) as tags,
            array(select k.membership_id from client_collaborators k where k.client_id = c.id order by k.created_at) as in_charge
          from clients c left join client_types t on t.workspace_id = c.workspace_id and t.id = c.type_id order by c.created_at, c.id`),
        },
        {
          name: 'consents',
          rows: await db.many<Row>(
            sql`select r.id, ${consent}, r.recorded_by, r.withdrawn_by, r.scan_file_id from consents r order by r.created_at, r.id`,
          ),
        },
        {
          name: 'pauses',
          rows: await db.many<Row>(sql`
          select r.id, ${pause}, r.note from client_pauses r where r.deleted_at is null order by r.client_id, r.from_day, r.id`),
        },
        { name: 'client-types', rows: await db.many<Row>(sql`select id, name, color, created_at from client_types order by position`) },
        {
          name: 'list-views',
          rows: await db.many<Row>(sql`
          select list, name, filters, membership_id, created_at from list_views order by created_at`),
        },
        {
          name: 'client-settings',
          rows: await db.many<Row>(sql`
          select may_add_weights, may_add_photos, may_add_metrics, deactivate_after_days, notifies_deactivation from client_settings`),
        },
      ],
    }
  },
}
