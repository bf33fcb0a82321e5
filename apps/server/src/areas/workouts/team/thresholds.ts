import type { AdherenceThresholds } from '@allenio/contract/workouts'
import { readProgramSettings } from '#areas/programs'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'

interface Thresholds {
  /** The thresholds of the business. */
  thresholds: AdherenceThresholds
  /** Thresholds of clients who differ from the business. */
  ownThresholds: ReadonlyMap<string, AdherenceThresholds>
}

export async function readThresholds(db: WorkspaceDb, clientIds: readonly string[]): Promise<Thresholds> {
  const [{ adherenceGood: good, adherenceFair: fair }, rows] = await Promise.all([
    readProgramSettings(db),
    db.many<Row<'adherence_thresholds', 'client_id' | 'good' | 'fair'>>(sql`
      select client_id, good, fair from adherence_thresholds where client_id = any(${[...clientIds]}::uuid[])`),
  ])
  return { thresholds: { good, fair }, ownThresholds: new Map(rows.map(({ client_id, ...own }) => [client_id, own])) }
}

export async function updateThresholds(db: WorkspaceDb, clientId: string, thresholds: AdherenceThresholds | null): Promise<void> {
  if (thresholds === null) {
    await db.run(sql`delete from adherence_thresholds where client_id = ${clientId}`)
    return
  }
  const { good, fair } = thresholds
  if (good < fair) throw wrongField('thresholds.good', 'invalid input')
  await db.run(sql`
    insert into adherence_thresholds (client_id, good, fair) values (${clientId}, ${good}, ${fair})
    on conflict (workspace_id, client_id) do update set good = excluded.good, fair = excluded.fair`)
}
