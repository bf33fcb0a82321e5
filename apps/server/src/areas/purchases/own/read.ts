import type { OwnPurchase } from '@allenio/contract/purchases'
import { saleSchedule, type WordedSale } from '@allenio/domain/purchases'
import { readUsablePacks } from '#areas/credits'
import { readAttachments, readPackageImage } from '#areas/packages'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { findFiles, presentFile } from '#platform/files'
import { readSales } from '../contract/orders.ts'
import { presentOwnPayment, readOwnPayments } from '../ledger/payments.ts'
import { listRowsOfClient, type PurchaseRow } from '../ledger/queries.ts'
import { presentUnpaid } from '../refunds/unpaid-installments.ts'
import { owesInstallments } from './new-card.ts'
import { boughtBy, debitOf, hasMoney, presentWithdrawal } from '../withdrawals.ts'

/** Reads a client's own purchases with receipts and files; no sum of the business is among them. */
export async function readOwn(db: WorkspaceDb, actor: Actor, page: number) {
  const client = await ownClient(db, actor)
  const { pageRows, nextPage } = await listRowsOfClient(db, { clientId: client.id, page })
  const payments = await readOwnPayments(db, sql`y.purchase_id = any(${pageRows.map(({ id }) => id)}::uuid[])`)
  const sales = await readSales(
    db,
    pageRows.map(({ id }) => id),
  )
  const purchases: OwnPurchase[] = []
  for (const row of pageRows) {
    const own = payments.filter(each => each.purchase_id === row.id).map(presentOwnPayment)
    const unpaid = await presentUnpaid(db, row)
    purchases.push({
      ...presentOwn(row),
      ...(await readFiles(db, actor, row)),
      payments: own,
      charges: chargesOf(sales.get(row.id)),
      mayChangeCard: owesInstallments(row),
      unpaid: unpaid && { ...unpaid, payUrl: row.pay_url },
    })
  }
  const packs = (await readUsablePacks(db, [client.id])).get(client.id) ?? []
  return { purchases, nextPage, credits: packs.length === 0 ? null : packs.reduce((sum, { remaining }) => sum + remaining, 0) }
}

const chargesOf = (sale: WordedSale | undefined): OwnPurchase['charges'] => [...((sale && saleSchedule(sale).installments) ?? [])]

const presentOwn = (row: PurchaseRow) => ({
  id: row.id,
  state: row.state,
  amount: row.amount,
  paid: row.paid,
  refunded: row.refunded,
  currency: row.currency,
  installments: row.installments === null ? null : { paid: row.installments_paid, count: row.installments },
  accessUntil: hasMoney(row) ? row.access_until : null,
  debit: debitOf(row),
  createdAt: row.created_at,
  withdrawal: presentWithdrawal(boughtBy(row)),
})

/** The files of a package that a sale has opened, with links of the asker's. */
export async function listFilesOf(db: WorkspaceDb, actor: Actor, packageId: string): Promise<OwnPurchase['attachments']> {
  const attachments = await readAttachments(db, packageId)
  const ids = attachments.map(({ fileId }) => fileId)
  const files = new Map((await findFiles(db, ids)).map(file => [file.id, presentFile(file, actor.personId)]))
  return attachments.flatMap(({ id, name, fileId }) => {
    const file = files.get(fileId)
    return file ? [{ id, name, file }] : []
  })
}

async function readFiles(db: WorkspaceDb, actor: Actor, row: PurchaseRow): Promise<Pick<OwnPurchase, 'package' | 'attachments'>> {
  const imageId = await readPackageImage(db, row.package_id)
  const [image] = imageId === null ? [] : await findFiles(db, [imageId])
  return {
    package: { id: row.package_id, name: row.package_name ?? '', image: image ? presentFile(image, actor.personId) : null },
    // a closed purchase opens no file, nor does one that was not paid, or that the buyer has withdrawn from
    attachments: row.closed_at === null && row.withdrawn_at === null && hasMoney(row) ? await listFilesOf(db, actor, row.package_id) : [],
  }
}
