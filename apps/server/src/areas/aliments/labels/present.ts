import type { Language } from '@allenio/contract'
import * as contract from '@allenio/contract/aliments'
import type { DatedVerdict, FoodProduct, LabelCheckDetail, OwnLabelCheck, OwnLabels } from '@allenio/contract/aliments'
import { exclusionName, productState, targetKey, validVerdicts } from '@allenio/domain/aliments'
import { romeDay } from '@allenio/domain/days'
import { clientPhoto, type ReachedClient } from '#areas/clients'
import { mayCall, type Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findExclusions } from '../exclusions/present.ts'
import { listFoodNames } from '../exclusions/queries.ts'
import { nameOf } from '../present.ts'
import { findCheck, labelledFoodOf, listOwnChecks, selectChecks, type CheckRow } from './checks.ts'
import { findDoubts } from './doubts.ts'
import { listPhotos, presentPhotos, type LabelPhoto } from './photos.ts'
import { findProduct, findProductByBarcode, listProductsOf, type ProductRow } from './products.ts'

const readingOf = ({ verdicts, withdrawn_at }: Pick<ProductRow, 'verdicts' | 'withdrawn_at'>) => ({
  verdicts,
  isWithdrawn: withdrawn_at !== null,
})

/** A product's facts that everybody reads. */
const presentFacts = (row: ProductRow, today: string) => ({
  id: row.id,
  brand: row.brand,
  name: row.name,
  barcode: row.barcode ?? '',
  state: productState(readingOf(row), today),
  withdrawal: row.withdrawal,
})

export const presentOwnCheck = (row: CheckRow): OwnLabelCheck => ({
  id: row.id,
  food: labelledFoodOf(row),
  brand: row.brand,
  name: row.name,
  barcode: row.barcode ?? '',
  outcome: row.outcome,
  createdAt: row.created_at,
})

type EatenRow = Pick<Row<'client_products'>, 'food_key' | 'product_id'>
type Named = contract.OwnProduct['named'][number]

/** A product for a client tells of their allergies alone. One that tells of none is left out, unless they eat it. */
async function presentOwnProducts(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, rows }: { clientId: string; rows: readonly ProductRow[] },
): Promise<OwnLabels['products']> {
  const [eaten, exclusions] = await Promise.all([
    db.many<EatenRow>(sql`select food_key, product_id from client_products where client_id = ${clientId}`),
    findExclusions(db, [clientId], actor.language),
  ])
  const allergies = new Map(
    (exclusions.get(clientId) ?? []).flatMap(({ kind, target, name }) => (kind === 'allergy' ? [[targetKey(target), name] as const] : [])),
  )
  const today = romeDay()
  return rows.flatMap(row => {
    const verdicts = validVerdicts(readingOf(row), today).flatMap(({ target, state, readOn }) => {
      const name = allergies.get(targetKey(target))
      return name === undefined ? [] : [{ name, state, readOn }]
    })
    const chosenFor = eaten.flatMap(each => (each.product_id === row.id ? [each.food_key] : []))
    if (verdicts.length === 0 && chosenFor.length === 0) return []
    return [
      {
        ...presentFacts(row, today),
        foodKeys: row.food_keys,
        chosenFor,
        free: verdicts.flatMap(({ state, ...each }) => (state === 'free' ? [each] : [])),
        named: verdicts.filter((each): each is Named => each.state !== 'free'),
      },
    ]
  })
}

export async function readOwnLabels(db: WorkspaceDb, actor: Actor, clientId: string): Promise<OwnLabels> {
  const [checks, rows] = await Promise.all([listOwnChecks(db, clientId), listProductsOf(db, clientId)])
  return { checks: checks.map(presentOwnCheck), products: await presentOwnProducts(db, actor, { clientId, rows }) }
}

/** Presents one product to its client. */
export async function readOwnProduct(db: WorkspaceDb, actor: Actor, { clientId, id }: { clientId: string; id: string }) {
  const row = found(await findProduct(db, id))
  return found((await presentOwnProducts(db, actor, { clientId, rows: [row] }))[0])
}

/** Names verdicts as exclusions are named; of a food only the database knows the name. */
async function nameTargets(db: WorkspaceDb, verdicts: readonly DatedVerdict[], language: Language): Promise<ReadonlyMap<string, string>> {
  const ids = verdicts.flatMap(({ target }) => (target.kind === 'food' ? [target.foodId] : []))
  const foods = ids.length === 0 ? [] : await listFoodNames(db, ids)
  const names = new Map(foods.map(food => [food.id, nameOf(food, { language })]))
  return new Map(
    verdicts.map(({ target }) => [
      targetKey(target),
      exclusionName(target, language, target.kind === 'food' ? names.get(target.foodId) : ''),
    ]),
  )
}

export async function presentProducts(db: WorkspaceDb, actor: Actor, rows: readonly ProductRow[]): Promise<FoodProduct[]> {
  const [photos, names] = await Promise.all([
    listPhotos(db, { productIds: rows.map(({ id }) => id) }),
    nameTargets(
      db,
      rows.flatMap(({ verdicts }) => verdicts),
      actor.language,
    ),
  ])
  const today = romeDay()
  return rows.map(row => ({
    ...presentFacts(row, today),
    verdicts: row.verdicts.map(verdict => ({ ...verdict, name: names.get(targetKey(verdict.target)) ?? '' })),
    readOn: row.read_on,
    readBy: row.reader_name,
    foods: row.food_names,
    clients: row.clients,
    photos: presentPhotos(
      photos.filter(({ product_id }) => product_id === row.id),
      actor.personId,
    ),
    may: { update: mayCall(actor, contract.updateFoodProduct) },
  }))
}

export async function readProduct(db: WorkspaceDb, actor: Actor, id: string): Promise<FoodProduct> {
  const [product] = await presentProducts(db, actor, [found(await findProduct(db, id))])
  return found(product)
}

type CheckedClient = Pick<ReachedClient, 'workspace_id' | 'id' | 'name' | 'photo_file_id'>

export const presentCheck = (
  row: CheckRow,
  { client, photos }: { client: CheckedClient; photos: readonly LabelPhoto[] },
  actor: Actor,
) => ({
  id: row.id,
  client: { id: client.id, name: client.name, photo: clientPhoto(client, actor.personId) },
  food: labelledFoodOf(row),
  brand: row.brand,
  name: row.name,
  barcode: row.barcode ?? '',
  photos: presentPhotos(
    photos.filter(({ check_id }) => check_id === row.id),
    actor.personId,
  ),
  outcome: row.outcome,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  decidedBy: row.decider_name,
})

/** The label with all that its reader needs to decide: the client, what they must not eat, and the product if it is known. */
export async function readCheck(
  db: WorkspaceDb,
  actor: Actor,
  { client, id }: { client: ReachedClient; id: string },
): Promise<LabelCheckDetail> {
  const row = found(await findCheck(db, { id, clientId: client.id }))
  const productRow =
    row.product_id !== null ? await findProduct(db, row.product_id) : row.barcode && (await findProductByBarcode(db, row.barcode))
  const [photos, { doubts }, [product = null]] = await Promise.all([
    listPhotos(db, { checkIds: [id] }),
    findDoubts(db, actor, { clientId: client.id, food: labelledFoodOf(row) }),
    presentProducts(db, actor, productRow ? [productRow] : []),
  ])
  return {
    ...presentCheck(row, { client, photos }, actor),
    doubts: doubts.map(({ target, kind, name, note, isOpen }) => ({ target, kind, name, note, isOpen })),
    product,
    may: { decide: row.outcome === 'open' && mayCall(actor, contract.decideLabel) },
  }
}

export const listOpenChecks = (db: WorkspaceDb, clientIds: ReturnType<typeof sql>) =>
  db.many<CheckRow>(sql`${selectChecks(sql`r.outcome = 'open' and r.client_id in (${clientIds})`)} order by r.created_at, r.id limit 200`)
