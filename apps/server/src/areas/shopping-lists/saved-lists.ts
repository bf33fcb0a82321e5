import type { ParsedInput } from '@allenio/contract'
import { shoppingLimits, type saveOwnShoppingList } from '@allenio/contract/shopping-lists'
import { lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { maybeList, type ListRow } from './queries.ts'

type SavedList = Omit<ParsedInput<typeof saveOwnShoppingList>, 'sentAt'>

const formerListsAtMost = 10

/** Two devices of one client come one after the other. */
export const lockShopping = (db: WorkspaceDb, clientId: string) => lockFor(db, 'shopping list', clientId)

/** Stores a list as a device has made it, unless another device has made a later one. */
export async function saveList(db: WorkspaceDb, clientId: string, list: SavedList): Promise<void> {
  await lockShopping(db, clientId)
  const current = await maybeList(db, clientId)
  if (current && current.changed_at > list.changedAt) {
    await storeFormerId(db, current, list.id)
    return
  }
  if (current?.id === list.id) {
    await updateList(db, list)
  } else {
    await refuseForeign(db, clientId, list.id)
    const openLines = current ? await takeOpenLines(db, current.id) : []
    const formerIds = current ? [current.id, ...current.former_ids].slice(0, formerListsAtMost) : []
    await insertList(db, { clientId, list, formerIds })
    await insertOpenLines(db, list.id, openLines)
  }
  await writePlanLines(db, list)
}

/** The device that made the list may have lines and ticks for it that it sends next: they are for the one that counts. */
async function storeFormerId(db: WorkspaceDb, { id, former_ids: formerIds }: ListRow, refusedId: string): Promise<void> {
  if ([id, ...formerIds].includes(refusedId)) return
  const ids = [refusedId, ...formerIds].slice(0, formerListsAtMost)
  await db.run(sql`update shopping_lists set former_ids = ${ids}::uuid[] where id = ${id}`)
}

async function refuseForeign(db: WorkspaceDb, clientId: string, id: string): Promise<void> {
  const foreign = await db.maybeOne(sql`select 1 from shopping_lists where id = ${id} and client_id <> ${clientId}`)
  if (foreign) throw new AppError('record id taken')
}

const updateList = (db: WorkspaceDb, { id, days, people, changedAt }: SavedList) =>
  db.run(sql`update shopping_lists set days = ${days}::date[], people = ${people}, changed_at = ${changedAt} where id = ${id}`)

interface NewList {
  clientId: string
  list: SavedList
  formerIds: readonly string[]
}

const insertList = (db: WorkspaceDb, { clientId, list: { id, days, people, changedAt }, formerIds }: NewList) =>
  db.run(sql`
  insert into shopping_lists (id, client_id, days, people, changed_at, former_ids)
  values (${id}, ${clientId}, ${days}::date[], ${people}, ${changedAt}, ${[...formerIds]}::uuid[])`)

type OwnLine = Row<'shopping_lines', 'id' | 'position' | 'name_it' | 'name_en' | 'changed_at'>

/** Own lines that are not ticked go on to the next list; the rest goes with the earlier one. */
async function takeOpenLines(db: WorkspaceDb, listId: string): Promise<OwnLine[]> {
  const lines = await db.many<OwnLine>(sql`
    select id, position, name_it, name_en, changed_at from shopping_lines where list_id = ${listId} and food_id is null and not is_ticked`)
  await db.run(sql`delete from shopping_lists where id = ${listId}`)
  return lines
}

const insertOpenLines = (db: WorkspaceDb, listId: string, lines: readonly OwnLine[]) =>
  db.run(sql`
  insert into shopping_lines (list_id, id, position, name_it, name_en, changed_at)
  select ${listId}, l.id, l.position, l.name_it, l.name_en, l.changed_at
  from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as l (id uuid, position integer, name_it text, name_en text, changed_at timestamptz)`)

async function writePlanLines(db: WorkspaceDb, { id: listId, lines, changedAt }: SavedList): Promise<void> {
  const distinct = [...new Map(lines.map(line => [line.id, line])).values()].map((line, position) => ({ ...line, position }))
  await db.run(sql`
    delete from shopping_lines where list_id = ${listId} and food_id is not null and id <> all(${distinct.map(({ id }) => id)}::uuid[])`)
  await db.run(sql`
    insert into shopping_lines as l (list_id, id, position, food_id, name_it, name_en, category, grams, gross_grams, changed_at)
    select ${listId}, n.id, n.position, n."foodId", n.it, n.en, n.category, n.grams, n."grossGrams", ${changedAt}
    from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb)
      as n (id uuid, position integer, "foodId" uuid, it text, en text, category text, grams integer, "grossGrams" integer)
    on conflict (workspace_id, list_id, id) do update set position = excluded.position, food_id = excluded.food_id,
      name_it = excluded.name_it, name_en = excluded.name_en, category = excluded.category, grams = excluded.grams,
      gross_grams = excluded.gross_grams
    where l.food_id is not null`)
  await refuseOverfull(db, listId)
}

interface LineCount {
  lines: number
}

/** Call it under the client's lock, after the write. */
export async function refuseOverfull(db: WorkspaceDb, listId: string): Promise<void> {
  const { lines } = await db.one<LineCount>(sql`select count(*) as lines from shopping_lines where list_id = ${listId}`)
  if (lines > shoppingLimits.lines) throw new AppError('shopping list full')
}
