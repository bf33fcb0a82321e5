import type { ParsedInput } from '@allenio/contract'
import type { deleteManyMealPlans } from '@allenio/contract/meal-plans'
import { bulkChange } from '#platform/row-changes'
import { planDeletion } from '../deletion.ts'
import { findRows, type PlanRow } from '../queries.ts'
import { bulkWords } from '../words.ts'

type Change = ParsedInput<typeof deleteManyMealPlans>
type Reason = 'deleted' | 'not deleted'

export const changeMany = bulkChange<Change, PlanRow, Reason>({
  thing: 'meal plan',
  findRows,
  nameOf: ({ title }) => title,
  sentenceOf: (reason, { language }) => bulkWords(language)(reason),

  async apply(db, actor, { change: { action }, rows, refuse }) {
    const ids = rows.map(({ id }) => id)
    const changed = await planDeletion.changeMany(db, actor, { action, ids })
    for (const id of ids) if (!changed.includes(id)) refuse(id, action === 'delete' ? 'deleted' : 'not deleted')
    return changed
  },
})
