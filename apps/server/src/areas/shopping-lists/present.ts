import type { SharedShoppingList, ShoppingLine, ShoppingList } from '@allenio/contract/shopping-lists'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { listLines, maybeList, type LineRow, type ListRow } from './queries.ts'

export const presentLine = (row: LineRow): ShoppingLine => ({
  id: row.id,
  foodId: row.food_id,
  it: row.name_it,
  en: row.name_en,
  category: row.category,
  grams: row.grams,
  grossGrams: row.gross_grams,
  isTicked: row.is_ticked,
  changedAt: row.changed_at,
})

/** Null while the client has made none. */
export async function readList(db: WorkspaceDb, clientId: string): Promise<ShoppingList | null> {
  const list = await maybeList(db, clientId)
  if (!list) return null
  const { id, days, people, changed_at: changedAt, link_expires_at: expiresAt } = list
  const lines = (await listLines(db, list)).map(presentLine)
  return { id, days, people, lines, changedAt, link: expiresAt === null ? null : { expiresAt } }
}

/** The list as its owner has it now. */
export const foundList = async (db: WorkspaceDb, clientId: string): Promise<ShoppingList> =>
  found((await readList(db, clientId)) ?? undefined)

/** For whoever has the link: nothing says whose list it is, nor which foods of a business are in it. */
export const presentShared = ({ days, people }: ListRow, expiresAt: string, lines: readonly LineRow[]): SharedShoppingList => ({
  days,
  people,
  lines: lines.map(row => {
    const { foodId, ...line } = presentLine(row)
    return { ...line, isOwn: foodId === null }
  }),
  expiresAt,
})
