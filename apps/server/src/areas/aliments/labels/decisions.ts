import { labelFoodKey, targetKey } from '@allenio/domain/aliments'
import type { ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { isRecordAt } from '#areas/client-records'
import { labelledFoodOf, type CheckRow } from './checks.ts'
import { findDoubts, type FoundDoubt } from './doubts.ts'
import { notifyAnswer, notifyNamed, notifyWithdrawn, productLabel } from './notifications.ts'
import { keepPhotos } from './photos.ts'
import {
  addUse,
  chooseProduct,
  findProduct,
  saveReading,
  updateReading,
  withdrawProduct,
  type ProductRow,
  type ReadLabel,
} from './products.ts'

interface Decision {
  client: ReachedClient
  checkId: string
}

/** Two who decide at once wait for each other, and the second is told. */
async function lockOpen(db: WorkspaceDb, { client, checkId: id }: Decision): Promise<CheckRow> {
  const check = found(
    await db.maybeOne<CheckRow>(sql`
    select r.*, null as decider_name from label_checks r
    where ${isRecordAt({ id, clientId: client.id })} and r.deleted_at is null for no key update of r`),
  )
  if (check.outcome !== 'open') throw new AppError('label already decided')
  return check
}

/** A label tells of allergens, and of what is asked of it. */
function refuseOthers({ verdicts }: ReadLabel, askedKeys: ReadonlySet<string>): void {
  const at = verdicts.findIndex(({ target }) => target.kind !== 'allergen' && !askedKeys.has(targetKey(target)))
  if (at >= 0) throw wrongField(`verdicts.${at}`, 'invalid input')
}

export async function decideCheck(db: WorkspaceDb, actor: Actor, { label, ...at }: Decision & { label: ReadLabel }): Promise<void> {
  const { client, checkId } = at
  const check = await lockOpen(db, at)
  const food = labelledFoodOf(check)
  const { doubts } = await findDoubts(db, actor, { clientId: client.id, food })
  refuseOthers(label, new Set(doubts.map(({ target }) => targetKey(target))))
  const productId = await saveReading(db, actor, label)
  const foodKey = labelFoodKey(food)
  await addUse(db, { productId, foodKey, foodName: check.food_name })
  await chooseProduct(db, { clientId: client.id, foodKey, productId })
  await keepPhotos(db, { checkId, productId })
  await db.run(sql`
    update label_checks set outcome = 'decided', product_id = ${productId}, decided_at = now(), decider_id = ${actor.membershipId}
    where id = ${checkId}`)
  await audit(db, { personId: actor.personId, action: 'decide label', subjectId: client.id, details: { checkId, productId } })
  const product = found(await findProduct(db, productId))
  await notifyAnswer(db, { client, by: actor.membershipId, checkId, food: check.food_name, ...answerOf(product, label, doubts) })
  await refreshEaters(db, productId)
  await notifyNamed(db, { by: actor.membershipId, product, exceptId: client.id, verdicts: label.verdicts })
}

/** The devices of everybody who eats the product read again what they may eat. */
async function refreshEaters(db: WorkspaceDb, productId: string): Promise<void> {
  const eaters = await db.many<Pick<Row<'client_products'>, 'client_id'>>(sql`
    select distinct client_id from client_products where product_id = ${productId}`)
  addSubjects(
    db,
    eaters.map(({ client_id }) => client_id),
  )
}

/** Says first of all that something is named, else that something is still open. */
function answerOf(product: ProductRow, { verdicts }: ReadLabel, doubts: readonly FoundDoubt[]) {
  const states = new Map([...product.verdicts, ...verdicts].map(({ target, state }) => [targetKey(target), state]))
  const allergies = doubts.filter(({ kind }) => kind === 'allergy')
  const stateOf = ({ target }: FoundDoubt) => states.get(targetKey(target))
  const named = allergies.filter(each => (stateOf(each) ?? 'free') !== 'free')
  const open = allergies.filter(each => each.isOpen && stateOf(each) === undefined)
  const free = allergies.filter(each => stateOf(each) === 'free')
  const [outcome, told] =
    named.length > 0 ? (['named', named] as const) : open.length > 0 ? (['partly', open] as const) : (['free', free] as const)
  return { outcome, product: productLabel(product), targets: told.map(({ target }) => target) }
}

/** The photo cannot be read: the client sends another one. */
export async function returnCheck(db: WorkspaceDb, actor: Actor, at: Decision): Promise<void> {
  const { client, checkId } = at
  const check = await lockOpen(db, at)
  await db.run(sql`
    update label_checks set outcome = 'unreadable', decided_at = now(), decider_id = ${actor.membershipId} where id = ${checkId}`)
  const facts = { outcome: 'unreadable' as const, food: check.food_name, product: productLabel(check), targets: [] }
  await notifyAnswer(db, { client, by: actor.membershipId, checkId, ...facts })
}

/** Somebody has read the label of a product again. */
export async function readProductAgain(db: WorkspaceDb, actor: Actor, { id, ...label }: ReadLabel & { id: string }): Promise<void> {
  const product = found(await findProduct(db, id))
  refuseOthers(label, new Set(product.verdicts.map(({ target }) => targetKey(target))))
  await updateReading(db, actor, { id, ...label })
  await refreshEaters(db, id)
  await audit(db, { personId: actor.personId, action: 'update food product', details: { productId: id } })
  await notifyNamed(db, { by: actor.membershipId, product: { ...product, ...label }, exceptId: null, verdicts: label.verdicts })
}

export async function withdrawReading(
  db: WorkspaceDb,
  actor: Actor,
  { id, reason }: { id: string; reason: NonNullable<ProductRow['withdrawal']> },
): Promise<void> {
  const product = found(await findProduct(db, id))
  await withdrawProduct(db, id, reason)
  await refreshEaters(db, id)
  await audit(db, { personId: actor.personId, action: 'withdraw food product', details: { productId: id, reason } })
  if (product.withdrawn_at === null) await notifyWithdrawn(db, { by: actor.membershipId, product, exceptId: null })
}
