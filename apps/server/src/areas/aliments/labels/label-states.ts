import type { LabelState, LabelStates } from '@allenio/contract/aliments'
import { targetKey, validVerdicts } from '@allenio/domain/aliments'
import { romeDay } from '@allenio/domain/days'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

type EatenRow = Row<'client_products', 'client_id' | 'food_key'> & Row<'food_products', 'verdicts'>

/** Finds what the labels of the products say that clients eat, by client and then by the key of what they must not eat. */
export async function findLabelStates(
  db: WorkspaceDb,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, LabelStates>>> {
  if (clientIds.length === 0) return new Map()
  const rows = await db.many<EatenRow>(sql`
    select e.client_id, e.food_key, p.verdicts from client_products e join food_products p on p.id = e.product_id
    where e.client_id = any(${[...clientIds]}::uuid[]) and p.withdrawn_at is null`)
  const today = romeDay()
  const byClient = new Map<string, Map<string, Record<string, LabelState>>>()
  for (const { client_id: clientId, food_key: foodKey, verdicts } of rows) {
    const states = byClient.get(clientId) ?? new Map<string, Record<string, LabelState>>()
    byClient.set(clientId, states)
    for (const { target, state } of validVerdicts({ verdicts, isWithdrawn: false }, today)) {
      const key = targetKey(target)
      states.set(key, { ...states.get(key), [foodKey]: state })
    }
  }
  return byClient
}

interface EatenProduct {
  name: string
  readOn: string
}

type NamedEatenRow = Pick<Row<'client_products'>, 'food_key'> & Pick<Row<'food_products'>, 'brand' | 'name' | 'verdicts'>

/** The products that a client eats, by the key of the food; each with the oldest day of its readings. */
export async function findEatenProducts(db: WorkspaceDb, clientId: string): Promise<ReadonlyMap<string, EatenProduct>> {
  const rows = await db.many<NamedEatenRow>(sql`
    select e.food_key, p.brand, p.name, p.verdicts from client_products e join food_products p on p.id = e.product_id
    where e.client_id = ${clientId} and p.withdrawn_at is null`)
  return new Map(
    rows.map(({ food_key, brand, name, verdicts }) => [
      food_key,
      { name: [brand, name].filter(Boolean).join(' '), readOn: verdicts.map(({ readOn }) => readOn).toSorted()[0] ?? '' },
    ]),
  )
}
