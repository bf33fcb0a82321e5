import type { ParsedInput } from '@allenio/contract'
import {
  labelLimits,
  labelReadingDays,
  type DatedVerdict,
  type LabelVerdict,
  type listFoodProducts,
  type ProductSort,
  type ProductState,
} from '@allenio/contract/aliments'
import { targetKey, validVerdicts } from '@allenio/domain/aliments'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import {
  joined,
  jsonText,
  limitToPage,
  lockFor,
  matchesWords,
  sql,
  type Matching,
  type Row,
  type Sql,
  type WorkspaceDb,
} from '#platform/db'
import { wrongField } from '#platform/errors'
import { barcodeOf } from '../content.ts'

export type ProductRow = Row<
  'food_products',
  'id' | 'brand' | 'name' | 'barcode' | 'verdicts' | 'read_on' | 'withdrawn_at' | 'withdrawal'
> & { reader_name: string | null; food_keys: string[]; food_names: string[]; clients: number }

const select = (condition: Sql) => sql`
  select p.id, p.brand, p.name, p.barcode, p.verdicts, p.read_on, p.withdrawn_at, p.withdrawal,
    nullif(trim(x.first_name || ' ' || x.last_name), '') as reader_name, u.food_keys, u.food_names,
    (select count(*)::int from client_products e join clients c on c.id = e.client_id and c.deleted_at is null
      where e.product_id = p.id) as clients
  from food_products p left join memberships m on m.id = p.reader_id left join persons x on x.id = m.person_id
  cross join lateral (
    select coalesce(array_agg(u.food_key order by u.created_at, u.food_key), '{}') as food_keys,
      coalesce(array_agg(u.food_name order by u.created_at, u.food_key), '{}') as food_names
    from food_product_uses u where u.product_id = p.id) u
  where ${condition}`

export const findProduct = (db: WorkspaceDb, id: string) => db.maybeOne<ProductRow>(select(sql`p.id = ${id}`))

export const findProductByBarcode = (db: WorkspaceDb, barcode: string) => db.maybeOne<ProductRow>(select(sql`p.barcode = ${barcode}`))

/** The products that a client may be offered, and those that they eat, the last reading first. */
export const listProductsOf = (db: WorkspaceDb, clientId: string) =>
  db.many<ProductRow>(sql`
  ${select(sql`p.withdrawn_at is null or exists (select from client_products e where e.product_id = p.id and e.client_id = ${clientId})`)}
  order by exists (select from client_products e where e.product_id = p.id and e.client_id = ${clientId}) desc, p.read_on desc, p.id
  limit 500`)

/** One of the verdicts of a product is too old: it asks for a new reading. */
const isOld = (today: string): Sql => sql`exists (
  select from jsonb_array_elements(p.verdicts) v where (v ->> 'readOn')::date < ${addDays(today, -labelReadingDays)}::date)`

const inState = (state: ProductState, today: string): Sql => {
  switch (state) {
    case 'withdrawn':
      return sql`p.withdrawn_at is not null`
    case 'expired':
      return sql`p.withdrawn_at is null and ${isOld(today)}`
    case 'current':
      return sql`p.withdrawn_at is null and not ${isOld(today)}`
    default:
      return state satisfies never
  }
}

const orders = {
  '-readOn': sql`p.read_on desc`,
  readOn: sql`p.read_on`,
  name: sql`lower(p.brand || ' ' || p.name)`,
  '-name': sql`lower(p.brand || ' ' || p.name) desc`,
} as const satisfies Record<ProductSort, Sql>

export const listProducts = (db: WorkspaceDb, { search, state, page, sort }: ParsedInput<typeof listFoodProducts>, matching: Matching) =>
  db.many<ProductRow>(sql`
  ${select(
    joined(
      [
        state ? inState(state, romeDay()) : sql`true`,
        ...matchesWords(sql`search_text(array[p.brand, p.name, p.barcode] || u.food_names)`, search, matching),
      ],
      ' and ',
    ),
  )} order by ${orders[sort]}, p.id ${limitToPage(page, labelLimits.productsPerPage)}`)

export interface ReadLabel {
  brand: string
  name: string
  barcode: string
  verdicts: readonly LabelVerdict[]
}

type KnownProduct = Pick<Row<'food_products'>, 'id' | 'verdicts' | 'withdrawn_at'>

/** The business has a product once: by its barcode, else by brand and name. */
const isNamed = ({ brand, name, barcode }: Pick<Row<'food_products'>, 'brand' | 'name' | 'barcode'>): Sql =>
  barcode === null
    ? sql`p.barcode is null and lower(p.brand) = lower(${brand}) and lower(p.name) = lower(${name})`
    : sql`p.barcode = ${barcode}`

const lockProduct = (db: WorkspaceDb, { brand, name, barcode }: Pick<Row<'food_products'>, 'brand' | 'name' | 'barcode'>) =>
  lockFor(db, `food product ${barcode ?? `${brand} ${name}`.toLowerCase()}`)

function refuseUnread({ name, verdicts }: ReadLabel): void {
  if (name === '') throw wrongField('name', 'product name needed')
  if (verdicts.length === 0) throw wrongField('verdicts', 'verdict needed')
}

/** A new reading takes the place of an earlier one of the same target; a withdrawn product forgets what was read before. */
function mergeVerdicts(formerProduct: KnownProduct | undefined, verdicts: readonly LabelVerdict[]): DatedVerdict[] {
  const readOn = romeDay()
  const { verdicts: former, withdrawn_at: withdrawnAt } = formerProduct ?? { verdicts: [], withdrawn_at: null }
  const readKeys = new Set(verdicts.map(({ target }) => targetKey(target)))
  return [
    ...validVerdicts({ verdicts: former, isWithdrawn: withdrawnAt !== null }, readOn).filter(
      ({ target }) => !readKeys.has(targetKey(target)),
    ),
    ...verdicts.map(({ target, state }) => ({ target, state, readOn })),
  ]
}

/** Saves what somebody has read on a label, of a new product or of one that the business knows. Answers the id of the product. */
export async function saveReading(db: WorkspaceDb, actor: Actor, label: ReadLabel): Promise<string> {
  refuseUnread(label)
  const { brand, name, verdicts } = label
  const barcode = barcodeOf(label.barcode)
  await lockProduct(db, { brand, name, barcode })
  const formerProduct = await db.maybeOne<KnownProduct>(sql`
    select p.id, p.verdicts, p.withdrawn_at from food_products p
    where ${isNamed({ brand, name, barcode })} for update of p`)
  const id = formerProduct?.id ?? newId()
  await db.run(sql`
    insert into food_products (id, brand, name, barcode, verdicts, read_on, reader_id)
    values (${id}, ${brand}, ${name}, ${barcode}, ${jsonText(mergeVerdicts(formerProduct, verdicts))}::jsonb,
      ${romeDay()}, ${actor.membershipId})
    on conflict (workspace_id, id) do update set brand = excluded.brand, name = excluded.name, verdicts = excluded.verdicts,
      read_on = excluded.read_on, reader_id = excluded.reader_id, withdrawn_at = null, withdrawal = null, updated_at = now()`)
  return id
}

/** Reads the label of a known product again, whose names and barcode may be corrected with it. */
export async function updateReading(db: WorkspaceDb, actor: Actor, { id, ...label }: ReadLabel & { id: string }): Promise<void> {
  refuseUnread(label)
  const barcode = barcodeOf(label.barcode)
  const { brand, name } = label
  await lockProduct(db, { brand, name, barcode })
  const formerProduct = await db.maybeOne<KnownProduct>(sql`
    select p.id, p.verdicts, p.withdrawn_at from food_products p where p.id = ${id} for update of p`)
  const twin = await db.maybeOne(sql`
    select from food_products p where p.id <> ${id} and ${isNamed({ brand, name, barcode })}`)
  if (twin) throw wrongField(barcode === null ? 'name' : 'barcode', 'product already known')
  await db.run(sql`
    update food_products set brand = ${brand}, name = ${name}, barcode = ${barcode},
      verdicts = ${jsonText(mergeVerdicts(formerProduct, label.verdicts))}::jsonb,
      read_on = ${romeDay()}, reader_id = ${actor.membershipId}, withdrawn_at = null, withdrawal = null, updated_at = now()
    where id = ${id}`)
}

export const addUse = (db: WorkspaceDb, { productId, foodKey, foodName }: { productId: string; foodKey: string; foodName: string }) =>
  db.run(sql`
  insert into food_product_uses (product_id, food_key, food_name) values (${productId}, ${foodKey}, ${foodName}) on conflict do nothing`)

export const withdrawProduct = (db: WorkspaceDb, id: string, reason: NonNullable<ProductRow['withdrawal']>) =>
  db.run(sql`
  update food_products set withdrawn_at = coalesce(withdrawn_at, now()), withdrawal = ${reason}, updated_at = now() where id = ${id}`)

/** The client eats this product for the food from now on; without one, another that nobody knows. */
export async function chooseProduct(
  db: WorkspaceDb,
  { clientId, foodKey, productId }: { clientId: string; foodKey: string; productId: string | null },
): Promise<void> {
  if (productId === null) await db.run(sql`delete from client_products where client_id = ${clientId} and food_key = ${foodKey}`)
  else
    await db.run(sql`
      insert into client_products (client_id, food_key, product_id) values (${clientId}, ${foodKey}, ${productId})
      on conflict (workspace_id, client_id, food_key) do update set product_id = excluded.product_id, created_at = now()`)
}
