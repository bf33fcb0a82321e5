import type { ParsedInput } from '@allenio/contract'
import { labelLimits, type LabelledFood, type sendOwnLabel } from '@allenio/contract/aliments'
import { labelFoodKey, targetKey, validVerdicts } from '@allenio/domain/aliments'
import { romeDay } from '@allenio/domain/days'
import { isRecordAt, type RecordAt } from '#areas/client-records'
import { type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { canBeRestored } from '#platform/records'
import { barcodeOf } from '../content.ts'
import { findDoubts, type FoundDoubt } from './doubts.ts'
import { notifyLabelSent } from './notifications.ts'
import { addPhotos, deletePhotos, undeletePhotos } from './photos.ts'
import { chooseProduct, findProductByBarcode, type ProductRow } from './products.ts'

export type CheckRow = Row<
  'label_checks',
  | 'id'
  | 'client_id'
  | 'food_key'
  | 'food_id'
  | 'food_name'
  | 'brand'
  | 'name'
  | 'barcode'
  | 'outcome'
  | 'product_id'
  | 'created_at'
  | 'decided_at'
> & { decider_name: string | null }

export const selectChecks = (condition: Sql) => sql`
  select r.id, r.client_id, r.food_key, r.food_id, r.food_name, r.brand, r.name, r.barcode, r.outcome, r.product_id, r.created_at,
    r.decided_at, nullif(trim(x.first_name || ' ' || x.last_name), '') as decider_name
  from label_checks r left join memberships m on m.id = r.decider_id left join persons x on x.id = m.person_id
  where r.deleted_at is null and ${condition}`

export const findCheck = (db: WorkspaceDb, at: RecordAt) => db.maybeOne<CheckRow>(selectChecks(isRecordAt(at)))

/** A client reads what waits, and what could not be read until they have sent it again. */
export const listOwnChecks = (db: WorkspaceDb, clientId: string) =>
  db.many<CheckRow>(sql`
  ${selectChecks(sql`r.client_id = ${clientId} and (r.outcome = 'open' or r.outcome = 'unreadable' and not exists (
    select from label_checks n where n.client_id = r.client_id and n.food_key = r.food_key and n.created_at > r.created_at
      and n.deleted_at is null))`)} order by r.created_at, r.id`)

export interface SentLabel {
  check: CheckRow | null
  /** The product that answers already. */
  product: ProductRow | null
}

interface Sending {
  client: ReachedClient
  write: ParsedInput<typeof sendOwnLabel>
}

/** Takes a label of a client, unless the business knows the product already. The caller has locked the client. */
export async function sendLabel(db: WorkspaceDb, actor: Actor, { client, write }: Sending): Promise<SentLabel> {
  const { id, food, brand, name, photoUploadIds } = write
  const at = { id, clientId: client.id }
  const sent = await db.maybeOne<Pick<CheckRow, 'client_id'>>(sql`select client_id from label_checks where id = ${id}`)
  if (sent && sent.client_id !== client.id) throw new AppError('record id taken')
  // the uploads of an earlier try no longer exist, and the check may have been decided since
  if (sent) return { check: found(await findCheck(db, at)), product: null }
  const barcode = barcodeOf(write.barcode)
  if (barcode === null && photoUploadIds.length === 0) throw wrongField('photoUploadIds', 'label needed')
  const { doubts, foodName } = await findDoubts(db, actor, { clientId: client.id, food })
  if (!doubts.some(({ isOpen }) => isOpen)) throw new AppError('label not awaited')
  const foodKey = labelFoodKey(food)
  const product = barcode === null ? undefined : await findProductByBarcode(db, barcode)
  if (product && answers(product, foodKey, doubts)) {
    await chooseProduct(db, { clientId: client.id, foodKey, productId: product.id })
    return { check: null, product }
  }
  await refuseSecond(db, client.id, foodKey)
  await db.run(sql`
    insert into label_checks (id, client_id, food_key, food_id, food_name, brand, name, barcode)
    values (${id}, ${client.id}, ${foodKey}, ${food.id}, ${foodName}, ${brand}, ${name}, ${barcode})`)
  await addPhotos(db, { checkId: id, personId: actor.personId, uploadIds: photoUploadIds })
  await notifyLabelSent(db, { clientId: client.id, by: actor.membershipId, checkId: id, food: foodName })
  return { check: found(await findCheck(db, at)), product: null }
}

/** Whether a product stands for the food, and its label speaks of everything that is in doubt. */
export function answers(product: ProductRow, foodKey: string, doubts: readonly FoundDoubt[]): boolean {
  if (product.withdrawn_at !== null || !product.food_keys.includes(foodKey)) return false
  const keys = new Set(validVerdicts({ verdicts: product.verdicts, isWithdrawn: false }, romeDay()).map(({ target }) => targetKey(target)))
  return doubts.filter(({ isOpen }) => isOpen).every(({ target }) => keys.has(targetKey(target)))
}

async function refuseSecond(db: WorkspaceDb, clientId: string, foodKey: string): Promise<void> {
  const { count } = await db.one<Count>(sql`
    select count(*) as count from label_checks where client_id = ${clientId} and outcome = 'open' and deleted_at is null`)
  if (count >= labelLimits.openPerClient) throw new AppError('too many labels', { values: { max: labelLimits.openPerClient } })
  const open = await db.maybeOne(sql`
    select from label_checks
    where client_id = ${clientId} and food_key = ${foodKey} and outcome = 'open' and deleted_at is null`)
  if (open) throw new AppError('label already sent')
}

/** A client takes back what nobody has read. */
export async function deleteCheck(db: WorkspaceDb, at: RecordAt): Promise<void> {
  found(
    (await db.run(sql`
      update label_checks r set deleted_at = coalesce(r.deleted_at, now()) where ${isRecordAt(at)} and r.outcome = 'open'`)) || undefined,
  )
  await deletePhotos(db, at.id)
}

export async function undeleteCheck(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { food_key: foodKey } = found(
    await db.maybeOne<Pick<CheckRow, 'food_key'>>(sql`
    select r.food_key from label_checks r where ${isRecordAt(at)} and r.${canBeRestored}`),
  )
  await refuseSecond(db, at.clientId, foodKey)
  await db.run(sql`update label_checks r set deleted_at = null where ${isRecordAt(at)}`)
  await undeletePhotos(db, at.id)
}

export const labelledFoodOf = ({ food_id: id, food_name: name }: Pick<CheckRow, 'food_id' | 'food_name'>): LabelledFood => ({ id, name })
