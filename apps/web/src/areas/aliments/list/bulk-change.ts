import type { Input, Output } from '@allenio/contract'
import type { changeManyFoods } from '@allenio/contract/aliments'
import type { WithoutIds } from '#shell/list-page'

/** One change for all chosen foods. */
export type BulkChange = WithoutIds<Input<typeof changeManyFoods>>
export type BulkAnswer = Output<typeof changeManyFoods>

export function oppositeOf(change: BulkChange, answers: readonly Pick<BulkAnswer, 'overwritten'>[]): BulkChange | undefined {
  switch (change.action) {
    case 'hide':
      return { action: 'show' }
    case 'show':
      return { action: 'hide' }
    case 'delete':
      return { action: 'undelete' }
    case 'set category':
    case 'set allergens':
      return { action: 'restore values', overwritten: answers.flatMap(({ overwritten }) => overwritten) }
    case 'undelete':
    case 'restore values':
      return undefined
    default:
      return change satisfies never
  }
}

/** The part of a change that concerns some of its foods. */
export function changeOf(change: BulkChange, ids: string[]): Input<typeof changeManyFoods> {
  if (change.action !== 'restore values') return { ...change, ids }
  return { ...change, ids, overwritten: change.overwritten.filter(({ id }) => ids.includes(id)) }
}
