import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'

interface DemoPause {
  /** The client's place in the demo. */
  at: number
  fromInDays: number
  /** Null for one without an end. */
  days: number | null
  note: string
}

const demoPauses: readonly DemoPause[] = [
  { at: 4, fromInDays: -2, days: null, note: 'Influenza: riprende quando sta bene.' },
  { at: 9, fromInDays: -60, days: 10, note: 'Vacanza' },
  { at: 15, fromInDays: 9, days: 7, note: 'Settimana bianca' },
  { at: 17, fromInDays: -3, days: 12, note: 'In viaggio per lavoro' },
]

export async function fillDemoPauses(db: WorkspaceDb, clientIds: readonly string[], authorId: string | undefined): Promise<void> {
  const rows = demoPauses.map(({ at, fromInDays, days, note }) => ({
    id: newId(),
    client: clientIds[at],
    first: fromInDays,
    last: days === null ? null : fromInDays + days - 1,
    note,
  }))
  await db.run(sql`
    insert into client_pauses (id, client_id, from_day, until_day, note, author_id)
    select id, client, current_date + first, current_date + last, note, ${authorId ?? null}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, client uuid, first integer, last integer, note text)
    where client is not null`)
}
