import type { ParsedInput } from '@allenio/contract'
import type { changeManySurveys } from '@allenio/contract/surveys'
import { bulkChange } from '#platform/row-changes'
import { setArchived } from './archive.ts'
import { listUsed, surveyDeletion } from './deletion.ts'
import { findRows, type SurveyRow } from './queries.ts'
import { bulkWords, type BulkReason } from './words.ts'

type Change = ParsedInput<typeof changeManySurveys>

const unchanged: Record<Change['action'], BulkReason> = {
  delete: 'deleted',
  undelete: 'not deleted',
  archive: 'archived',
  unarchive: 'not archived',
}

export const changeMany = bulkChange<Change, SurveyRow, BulkReason>({
  thing: 'survey',
  findRows,
  nameOf: ({ name }) => name,
  sentenceOf: (reason, { language }) => bulkWords(language)(reason),

  async apply(db, actor, { change: { action }, rows, refuse }) {
    const ids = rows.map(({ id }) => id)
    const used = action === 'delete' ? await listUsed(db, ids) : []
    for (const id of used) refuse(id, 'used')
    const free = ids.filter(id => !used.includes(id))
    const changed =
      action === 'delete' || action === 'undelete'
        ? await surveyDeletion.changeMany(db, actor, { action, ids: free })
        : await setArchived(db, actor, { ids: free, isArchived: action === 'archive' })
    for (const id of free) if (!changed.includes(id)) refuse(id, unchanged[action])
    return changed
  },
})
