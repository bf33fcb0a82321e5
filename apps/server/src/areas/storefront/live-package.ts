import type { LivePackage } from '@allenio/contract/storefront'
import type { SellerIdentity } from '@allenio/domain/business'
import { dayIn } from '@allenio/domain/days'
import { priceAtOnce, priceOf } from '@allenio/domain/packages'
import { findPresets, findSeller } from '#areas/business'
import { findSellingAccount } from '#areas/onboarding'
import { beginCodeTry, endCodeTry, findWorkspaceOfPackage, findOffer, presentUnlocks, readDiscount, type Offer } from '#areas/packages'
import { findLook, findPrivacyUrl, readCurrentTerms, type CurrentTerms } from '#areas/purchases'
import type { Database, WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { openFileLink } from '#platform/files'

export interface FoundPackage {
  plan: LivePackage
  workspaceId: string
  imageFileId: string | null
  /** Today in the time zone of the business. */
  today: string
  /** The business as the law has sellers named. */
  seller: SellerIdentity
  /** The words of the terms under which it is sold, in each language. */
  terms: CurrentTerms
  /** A discount code was given that this package does not have. */
  isCodeWrong: boolean
}

interface Question {
  id: string
  /** A discount code, as it was typed. */
  code?: string | undefined
  /** The network address of the asker. */
  address: string
}

/** Finds the package that is for sale under an id; the call is refused where nothing is for sale, or nothing any more. */
export async function findLivePackage(database: Database, { id, code, address }: Question): Promise<FoundPackage> {
  const workspaceId = await database.withSystem('read', db => findWorkspaceOfPackage(db, id))
  if (!code?.trim()) return readHere(database, workspaceId, { id })
  const codeTry = { workspaceId, address }
  await beginCodeTry(database, codeTry)
  const result = await readHere(database, workspaceId, { id, code })
  await endCodeTry(database, codeTry, !result.isCodeWrong)
  return result
}

function readHere(database: Database, workspaceId: string, { id, code }: Pick<Question, 'id' | 'code'>): Promise<FoundPackage> {
  return database.withWorkspace(workspaceId, 'read', async db => {
    const offer = await findOffer(db, id)
    if (!offer.isOffered) throw new AppError('not found')
    return present(db, offer, code?.trim())
  })
}

async function present(db: WorkspaceDb, offer: Extract<Offer, { isOffered: true }>, code: string | undefined): Promise<FoundPackage> {
  const { package: offered, version, attachments } = offer
  const { workspaceId } = db
  const { name, logo, color, page } = await findLook(db)
  const seller = await findSeller(db, workspaceId)
  const { timeZone, countryCode } = await findPresets(db, workspaceId)
  const today = dayIn(timeZone)
  const discount = code ? await readDiscount(db, code, offered.id) : undefined
  // the first charge is shown although it comes after the trial
  const { firstAmount, nextAmount, total, installments } = priceOf(version, discount, false)
  const plan: LivePackage = {
    id: offered.id,
    versionId: version.id,
    name: offered.name,
    description: offered.description,
    language: offered.language,
    image: offered.imageFileId && openFileLink({ id: offered.imageFileId, workspace_id: workspaceId }),
    isShown: offered.isShown,
    maySell: (await findSellingAccount(db)).maySell,
    asksFiscal: seller.asksFiscal,
    business: { name, logo, mainColor: color, page, countryCode, privacyUrl: await findPrivacyUrl(db) },
    billingModel: version.billingModel,
    intervalUnit: version.intervalUnit,
    intervalCount: version.intervalCount,
    currency: version.currency,
    price: version.price,
    trialDays: version.trialDays,
    accessDays: version.accessDays,
    installments,
    charges: {
      first: firstAmount,
      next: nextAmount,
      atOnce: installments === null ? null : priceAtOnce(version, discount).total,
      total: version.billingModel === 'SUBSCRIPTION' ? null : total,
    },
    discount: discount ? { code: discount.code, percent: discount.percent, amount: discount.amount, duration: discount.duration } : null,
    unlocks: await presentUnlocks(db, version.unlocks),
    attachments: attachments.map(each => each.name),
  }
  const terms = await readCurrentTerms(db)
  return { plan, workspaceId, imageFileId: offered.imageFileId, today, seller, terms, isCodeWrong: Boolean(code) && !discount }
}
