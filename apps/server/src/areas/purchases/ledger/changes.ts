import { purchaseLimits, type PurchaseCard } from '@allenio/contract/purchases'
import { romeDay } from '@allenio/domain/days'
import { changeBuyerAddress, reachClientToChange, setPaidUntil } from '#areas/clients'
import { moveUnlocks, giveUnlocks } from '#areas/packages'
import { emailKey } from '@allenio/domain/account'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Count, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { lockPurchase, type PurchaseRow } from '../purchase-states.ts'
import { writeToBuyer } from '../mails/jobs.ts'
import { isUnclaimed, readCard } from './present.ts'

/** Moves a purchase, with everything that it has unlocked and the end that it pays for. Parallel calls wait for each other. */
export async function linkToClient(db: WorkspaceDb, actor: Actor, { id, userId }: { id: string; userId: string }): Promise<PurchaseCard> {
  const purchase = found(await lockPurchase(db, id))
  const client = await reachClientToChange(db, actor, userId)
  const { client_id: formerId } = purchase
  if (formerId === client.id) return readCard(db, actor, id)
  addSubjects(db, [client.id, ...(formerId === null ? [] : [formerId])])
  await db.run(sql`update purchases set client_id = ${client.id} where id = ${id}`)
  await db.run(sql`update payments set client_id = ${client.id} where purchase_id = ${id}`)
  await db.run(sql`update checkouts set client_id = ${client.id} where id = ${purchase.checkout_id}`)
  await moveUnlocks(db, { saleId: id, toClientId: client.id, authorId: actor.membershipId })
  // a client who was erased has nothing left to move
  if (formerId === null && isOpenSale(purchase)) await giveAnew(db, actor, { ...purchase, client_id: client.id })
  if (formerId !== null) await setPaidUntil(db, formerId)
  await setPaidUntil(db, client.id)
  await audit(db, { personId: actor.personId, action: 'link purchase', subjectId: client.id, details: { purchaseId: id, formerId } })
  return readCard(db, actor, id)
}

const isOpenSale = ({ state }: PurchaseRow): boolean => state === 'paid' || state === 'partly refunded' || state === 'disputed'

const giveAnew = (db: WorkspaceDb, actor: Actor, { id, version_id: versionId, client_id: clientId }: PurchaseRow) =>
  giveUnlocks(db, { saleId: id, clientId: found(clientId), versionId, authorId: actor.membershipId, day: romeDay(), periodFrom: null })

/** Mails the way in again. An address that nobody has proved can be corrected. */
export async function sendWayInAgain(
  db: WorkspaceDb,
  actor: Actor,
  { id, email }: { id: string; email?: string | undefined },
): Promise<PurchaseCard> {
  const purchase = found(await lockPurchase(db, id))
  const { client_id: clientId, checkout_id: checkoutId } = purchase
  if (clientId === null || checkoutId === null) throw new AppError('not found')
  addSubjects(db, [clientId])
  const { count } = await db.one<Count>(sql`
    select count(*) as count from sale_steps where sale_id = ${id} and step like 'mail %' and created_at > now() - interval '1 day'`)
  if (count >= purchaseLimits.mailsADay) throw new AppError('too many requests', { retryAfter: 3600 })
  if (email !== undefined && emailKey(email) !== emailKey(purchase.buyer_email)) {
    await correctAddress(db, { purchase, clientId, email })
    await audit(db, { personId: actor.personId, action: 'correct buyer address', subjectId: clientId })
  }
  await db.run(sql`insert into sale_steps (sale_id, step) values (${id}, 'mail ' || gen_random_uuid())`)
  await writeToBuyer(db, { checkoutId, isAgain: true })
  return readCard(db, actor, id)
}

interface Correction {
  purchase: PurchaseRow
  clientId: string
  email: string
}

async function correctAddress(db: WorkspaceDb, { purchase, clientId, email }: Correction): Promise<void> {
  if (!(await isUnclaimed(db, clientId))) throw new AppError('address already claimed')
  await changeBuyerAddress(db, { workspaceId: db.workspaceId, clientId, email })
  await db.run(sql`update purchases set buyer_email = ${email} where id = ${purchase.id}`)
  await db.run(sql`update checkouts set email = ${email}, email_key = ${emailKey(email)} where id = ${purchase.checkout_id}`)
  await db.run(sql`update payments set buyer_email = ${email} where purchase_id = ${purchase.id}`)
}
