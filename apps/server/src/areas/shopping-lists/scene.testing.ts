import type { ShoppingPlanLine } from '@allenio/contract/shopping-lists'
import { addOwnShoppingLine, getOwnShoppingList, saveOwnShoppingList, shareOwnShoppingList } from '@allenio/contract/shopping-lists'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { makeLog } from '#platform/log'
import { clientOf, type TestHouse, type TestMember } from '#testing'
import { sweepShoppingLists } from './jobs.ts'

export const today = romeDay()

/** The time some minutes before now. */
export const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

export const planLine = (it: string, more: Partial<ShoppingPlanLine> = {}): ShoppingPlanLine => ({
  id: newId(),
  foodId: newId(),
  it,
  en: '',
  category: 'fruit',
  grams: 150,
  grossGrams: null,
  ...more,
})

interface Saving {
  id?: string
  lines?: readonly ShoppingPlanLine[]
  changedAt?: string
  sentAt?: string
}

/** Steps that tests of shopping lists share. */
export const shoppingScene = (house: TestHouse) => {
  const { as, given, database } = house
  return {
    /** A team whose client has a record. */
    team: async () => {
      const team = await given.team()
      return { ...team, clientId: await clientOf(house, team) }
    },

    save: (who: TestMember, { id = newId(), lines = [], changedAt = ago(0), sentAt = ago(0) }: Saving = {}) =>
      as(who).call(saveOwnShoppingList, { id, days: [today], people: 1, lines: [...lines], changedAt, sentAt }),

    add: (who: TestMember, id: string, text: string, lineId = newId()) =>
      as(who).call(addOwnShoppingLine, { id, lineId, text, changedAt: ago(0), sentAt: ago(0) }),

    read: async (who: TestMember) => (await as(who).call(getOwnShoppingList, {})).shoppingList,

    sweep: () =>
      sweepShoppingLists.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} }),

    /** The token of a new link. */
    share: async (who: TestMember, id: string) => (await as(who).call(shareOwnShoppingList, { id })).url.split('/').at(-1) ?? '',
  }
}
