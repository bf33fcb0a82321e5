import { SurveyCells, type Survey, type SurveyDetail } from '@allenio/contract/surveys'
import { versionOfRows } from '@allenio/domain/surveys'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRelease, readRows } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { surveyKind } from './kind.ts'
import { findRow, type SurveyRow } from './queries.ts'
import { listReadersToChoose, maySeeReader, type StoredReaders } from './readers.ts'

const abilities = (actor: Actor, { deleted_at, archived_at, version, is_used }: SurveyRow): Survey['may'] => {
  const isThere = deleted_at === null
  const mayDelete = mayDo(actor, 'delete surveys')
  return {
    update: isThere && mayDo(actor, 'update surveys'),
    assign: isThere && archived_at === null && version !== null && mayDo(actor, 'update surveys'),
    delete: isThere && !is_used && mayDelete,
    archive: isThere && mayDelete,
    undelete: !isThere && mayDelete,
  }
}

/** Cells were judged when they were written; what a newer schema does not read is left out. */
const cellsOf = (cells: unknown): SurveyCells => SurveyCells.safeParse(cells).data ?? {}

const readersOf = ({ reader, cells }: SurveyRow): StoredReaders => ({ reader, draftReader: cellsOf(cells).reader ?? null })

export function presentRow(row: SurveyRow, actor: Actor): Survey {
  const isClient = actor.role === 'client'
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    reader: maySeeReader(actor, readersOf(row)) ? row.reader : null,
    questions: row.questions,
    version: row.version,
    publishedAt: row.published_at,
    isDraft: !isClient && row.is_draft,
    welcomeFor: row.welcome_for,
    clients: isClient ? null : row.clients,
    answers: isClient ? null : row.answers,
    waiting: isClient ? null : row.waiting,
    lastAnsweredAt: isClient ? null : row.last_answered_at,
    author: isClient || row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    archivedAt: row.archived_at,
    deletedAt: row.deleted_at,
    may: abilities(actor, row),
  }
}

/** A survey that the asker sees, and that is not deleted. */
export const readSurvey = async (db: WorkspaceDb, actor: Actor, id: string): Promise<Survey> =>
  presentRow(found(await findRow(db, actor, id)), actor)

/** A survey with its content: as it is edited, or for a client as it was published last. */
export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<SurveyDetail> {
  // the revision is read before the rows: a write that was made from older rows must be refused, and this order cannot miss a change
  const row = found(await findRow(db, actor, id))
  if (actor.role === 'client' && row.release_id === null) throw new AppError('not found')
  const rows =
    actor.role === 'client' && row.release_id !== null ? await readRelease(db, row.release_id) : await readRows(db, surveyKind, id)
  const cells = cellsOf(rows.get(id)?.cells)
  return {
    ...presentRow(row, actor),
    ...(actor.role === 'client' && { name: cells.name ?? '' }),
    revision: row.revision,
    intro: cells.intro ?? '',
    welcomeFor: cells.welcomeFor ?? 'nobody',
    welcomeTypes: actor.role === 'client' ? [] : (cells.welcomeTypes ?? []),
    content: versionOfRows(rows, id),
    readersToChoose: actor.role === 'client' ? [] : listReadersToChoose(actor, readersOf(row)),
  }
}
