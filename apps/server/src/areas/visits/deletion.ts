import { deletedVisitDays } from '@allenio/contract/visits'
import { deleteVisitValues, undeleteVisitValues } from '#areas/metrics'
import { deleteVisitWeights, undeleteVisitWeights } from '#areas/weights'
import { addSubjects, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows, rowDeletion } from '#platform/row-changes'
import { visitKind } from './kind.ts'
import { isVisible } from './reach.ts'

/** Records that follow from visits go with them, and come back. */
const followWith =
  (...steps: readonly ((db: WorkspaceDb, visitIds: readonly string[]) => Promise<unknown>)[]) =>
  async (db: WorkspaceDb, ids: readonly string[]): Promise<void> => {
    for (const step of steps) await step(db, ids)
    const rows = await db.many<Row<'visits', 'client_id'>>(sql`select client_id from visits where id = any(${[...ids]}::uuid[])`)
    addSubjects(
      db,
      rows.flatMap(({ client_id: clientId }) => clientId ?? []),
    )
  }

export const visitDeletion = rowDeletion({
  table: 'visits',
  thing: 'visit',
  permission: 'delete visits',
  days: deletedVisitDays,
  isReachable: isVisible,
  documentKind: visitKind.name,
  onDeleted: followWith(deleteVisitWeights, deleteVisitValues),
  onUndeleted: followWith(undeleteVisitWeights, undeleteVisitValues),
})

/** Erases the rows, with their documents and releases. */
const erasedVisits = erasureOfRows({ table: 'visits', days: deletedVisitDays })

export const sweepDeletedVisits = defineSweep({ name: 'sweep deleted visits', cron: '49 * * * *', parts: () => [erasedVisits] })

export const eraseDeletedVisits = (database: Database): Promise<number> => erasedVisits({ database, job: sweepDeletedVisits.name })
