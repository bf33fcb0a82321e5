import type { ParsedInput } from '@allenio/contract'
import type { deleteManyMacros } from '@allenio/contract/macros'
import { bulkChange } from '#platform/row-changes'
import { macroDeletion } from './deletion.ts'
import { findRows, type MacroRow } from './queries.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof deleteManyMacros>
type Reason = 'deleted' | 'not deleted'

export const changeMany = bulkChange<Change, MacroRow, Reason>({
  thing: 'macro',
  findRows,
  nameOf: ({ title }) => title,
  sentenceOf: (reason, { language }) => bulkWords(language)(reason),

  async apply(db, actor, { change: { action }, rows, refuse }) {
    const ids = rows.map(({ id }) => id)
    const changed = await macroDeletion.changeMany(db, actor, { action, ids })
    for (const id of ids) if (!changed.includes(id)) refuse(id, action === 'delete' ? 'deleted' : 'not deleted')
    return changed
  },
})
