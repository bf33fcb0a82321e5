import type { Output } from '@allenio/contract'
import { measurementErrorVisits, type Readings, type MeasureCell, type getMeasurementError } from '@allenio/contract/visits'
import { errorKinds, errorOfVisits } from '@allenio/domain/visits'
import type { Actor } from '#platform/access'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import { isThere } from '../reach.ts'

interface PairsRow {
  /** The measures with at least two readings. */
  cells: Partial<Record<MeasureCell, Readings>> | null
}

/** Computes a member's error from their last finished visits. No client is named, so visits of former clients count too. */
export async function readMeasurementError(
  db: WorkspaceDb,
  { membershipId }: Pick<Actor, 'membershipId'>,
): Promise<Output<typeof getMeasurementError>> {
  const rows = await db.many<PairsRow>(sql`
    select (
      select jsonb_object_agg(m.key, m.value) from jsonb_array_elements(t.rows) r, jsonb_each(r -> 'cells') m
      where r ->> 'type' = 'visit' and m.value -> 1 is not null) as cells
    from (select e.release_id from visits e where e.author_id = ${membershipId} and e.finished_on is not null and ${isThere}
      order by e.finished_on desc, e.id desc ${limitTo(measurementErrorVisits)}) v
    join document_releases d on d.id = v.release_id
    join document_contents t on t.workspace_id = d.workspace_id and t.digest = d.digest`)
  const visits = rows.map(({ cells }) => cells ?? {})
  return {
    visits: visits.filter(visit => errorKinds.some(kind => errorOfVisits([visit], kind))).length,
    fold: errorOfVisits(visits, 'fold') ?? null,
    girth: errorOfVisits(visits, 'girth') ?? null,
  }
}
