import type { Output, ParsedInput } from '@allenio/contract'
import type { getCheckoutPrice } from '@allenio/contract/purchases'
import { priceAtOnce, priceOf } from '@allenio/domain/packages'
import { findSeller } from '#areas/business'
import { findOffer, findWorkspaceOfPackage, type CodeTry } from '#areas/packages'
import type { SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { installedPayments } from '#platform/payments'
import { findPrivacyUrl } from '../../followers.ts'
import { requireDiscount } from '../order.ts'
import { codeTryOf, withCode } from './doors.ts'

interface AskedPrice {
  workspaceId: string
  packageId: string
  code: string | undefined
  codeTry: CodeTry | undefined
}

/** Reads the price of a package with a discount code; anybody may ask for it. */
export async function beginReadingPrice(
  db: SystemDb,
  { packageId, code }: ParsedInput<typeof getCheckoutPrice>,
  request: RequestFacts,
): Promise<AskedPrice> {
  const workspaceId = await findWorkspaceOfPackage(db, packageId)
  return { workspaceId, packageId, code, codeTry: codeTryOf(workspaceId, code, request) }
}

export const askForPrice = ({ codeTry, ...asked }: AskedPrice): Promise<Output<typeof getCheckoutPrice>> =>
  withCode(codeTry, () => readPriceHere(asked))

function readPriceHere({ workspaceId, packageId, code }: Omit<AskedPrice, 'codeTry'>): Promise<Output<typeof getCheckoutPrice>> {
  return installedPayments().database.withWorkspace(workspaceId, 'read', async here => {
    const offer = await findOffer(here, packageId)
    if (!offer.isOffered) throw new AppError(offer.reason === 'not found' ? 'not found' : 'offer ended')
    const { version } = offer
    const discount = await requireDiscount(here, code, packageId)
    const price = priceOf(version, discount, version.trialDays > 0)
    return {
      versionId: version.id,
      currency: version.currency,
      price: version.price,
      firstAmount: price.firstAmount,
      nextAmount: price.nextAmount,
      atOnce: price.installments === null ? null : priceAtOnce(version, discount).total,
      total: version.billingModel === 'SUBSCRIPTION' ? null : price.total,
      discount: discount ? { code: discount.code, percent: discount.percent, amount: discount.amount } : null,
      asksFiscal: (await findSeller(here, workspaceId)).asksFiscal,
      privacyUrl: await findPrivacyUrl(here),
    }
  })
}
