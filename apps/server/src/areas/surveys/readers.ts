import { surveyReaders, type SurveyReader } from '@allenio/contract/surveys'
import type { Asker } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { RightCells } from '#platform/documents'
import { AppError, found } from '#platform/errors'

// `reader` decides who reads the answers. The right to edit a survey does not include it: those who may not read the answers neither see
// nor change it, those who may can keep the answers to themselves, and only an admin opens them to others.

type Reader = SurveyReader | null

export interface StoredReaders {
  /** The reader in the published version, which holds now. */
  reader: Reader
  /** The reader in the draft, which holds once it is published. */
  draftReader: Reader
}

const mayReadWith = ({ role }: Asker, reader: Reader): boolean =>
  role === 'admin' || (role !== 'client' && (reader === null || reader === role))

/** Whether the person may read the answers, now and once the draft is published. */
export const maySeeReader = (asker: Asker, { reader, draftReader }: StoredReaders): boolean =>
  mayReadWith(asker, reader) && mayReadWith(asker, draftReader)

const newSurvey: StoredReaders = { reader: null, draftReader: null }

/** The readers that the person may give to a survey; null stands for the whole team. */
export function listReadersToChoose(asker: Asker, stored = newSurvey): Reader[] {
  if (asker.role === 'admin') return [null, ...surveyReaders]
  if (!maySeeReader(asker, stored)) return []
  return [...new Set([stored.reader, ...surveyReaders.filter(reader => reader === asker.role)])]
}

export const readStoredReaders = async (db: WorkspaceDb, id: string): Promise<StoredReaders> =>
  found(
    await db.maybeOne<Row<'surveys', 'reader'> & { draftReader: Reader }>(sql`
    select e.reader, e.cells ->> 'reader' as "draftReader" from surveys e where e.id = ${id}`),
  )

export function refuseReader(asker: Asker, reader: Reader, stored = newSurvey): void {
  if (!listReadersToChoose(asker, stored).includes(reader)) throw new AppError('survey reader')
}

/** Refuses to publish a change of the reader that the person may not make. */
export function refuseDraftReader(asker: Asker, stored: StoredReaders): void {
  if (stored.draftReader !== stored.reader) refuseReader(asker, stored.draftReader, stored)
}

/** The reader that a whole survey is written with. Those who may not see it send none, and it stays. */
export async function readerToWrite(db: WorkspaceDb, actor: Asker, { id, reader }: { id: string; reader: Reader }): Promise<Reader> {
  const stored = await readStoredReaders(db, id)
  if (reader === null && !maySeeReader(actor, stored)) return stored.draftReader
  // for those who may not see it, even the stored reader is refused: a guess must learn nothing
  if (reader !== stored.draftReader || !maySeeReader(actor, stored)) refuseReader(actor, reader, stored)
  return reader
}

export const readerCells: RightCells = {
  names: ['reader'],
  maySee: async (db, actor, id) => maySeeReader(actor, await readStoredReaders(db, id)),
  async refuseValues(db, actor, { id, values }) {
    const stored = await readStoredReaders(db, id)
    // values were not judged yet: a wrong one is refused as if it were no reader of the list
    for (const { reader = null } of values) refuseReader(actor, surveyReaders.find(each => each === reader) ?? null, stored)
  },
}
