import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

export const choiceExporter: Exporter = {
  tables: ['micronutrient_choices'],

  async ofMember(db, personId) {
    return {
      tables: [
        {
          name: 'micronutrients',
          rows: await db.many<Record<string, unknown>>(sql`
          select codes, updated_at from micronutrient_choices
          where membership_id in (select id from memberships where person_id = ${personId})`),
        },
      ],
    }
  },
}
