import type { LivePackage } from '@allenio/contract/storefront'
import { dayIn } from '@allenio/domain/days'
import { storefrontCellsOf } from '@allenio/domain/storefront'
import { findLogo, findPresets, findSeller, findSender } from '#areas/business'
import { findSellingAccount } from '#areas/onboarding'
import { beginCodeTry, endCodeTry, findWorkspaceOfPackage, findOffer, nameUnlocks, readDiscount, type Offer } from '#areas/packages'
import { findPrivacyUrl } from '#areas/purchases'
import type { Database, WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { AppError } from '#platform/errors'
import { openFileLink } from '#platform/files'
import { chargesOf } from './live-package-charges.ts'
import { findStorefront } from './reach.ts'

export interface FoundPackage {
  plan: LivePackage
  /** Today in the time zone of the business. */
  today: string
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
  const { name, color } = await findSender(db, workspaceId)
  const page = await findPublicLooks(db)
  const { timeZone, countryCode } = await findPresets(db, workspaceId)
  const today = dayIn(timeZone)
  const discount = code ? await readDiscount(db, code, offered.id) : undefined
  const { installments, ...charges } = chargesOf(version, { discount, today })
  const plan: LivePackage = {
    id: offered.id,
    versionId: version.id,
    name: offered.name,
    description: offered.description,
    image: offered.imageFileId && openFileLink({ id: offered.imageFileId, workspace_id: workspaceId }),
    isShown: offered.isShown,
    maySell: (await findSellingAccount(db)).maySell,
    asksFiscal: (await findSeller(db, workspaceId)).asksFiscal,
    business: {
      name,
      logo: await findLogo(db, workspaceId),
      mainColor: page?.color ?? color,
      page: page && `/sf/${page.url}`,
      countryCode,
      privacyUrl: await findPrivacyUrl(db),
    },
    billingModel: version.billingModel,
    intervalUnit: version.intervalUnit,
    intervalCount: version.intervalCount,
    currency: version.currency,
    price: version.price,
    trialDays: version.trialDays,
    accessDays: version.accessDays,
    installments,
    charges,
    discount: discount ? { code: discount.code, percent: discount.percent, amount: discount.amount, duration: discount.duration } : null,
    unlocks: await presentUnlocks(db, version.unlocks),
    attachments: attachments.map(each => each.name),
  }
  return { plan, today, isCodeWrong: Boolean(code) && !discount }
}

/** Buyers come from the public page, so that the plan page has its colour and leads back to it. */
async function findPublicLooks(db: WorkspaceDb): Promise<{ url: string; color: string | undefined } | null> {
  const storefront = await findStorefront(db)
  if (!storefront?.is_active || storefront.release_id === null || storefront.url === null) return null
  const { color } = storefrontCellsOf(await readRelease(db, storefront.release_id), storefront.id)
  return { url: storefront.url, color }
}

async function presentUnlocks(
  db: WorkspaceDb,
  unlocks: Extract<Offer, { isOffered: true }>['version']['unlocks'],
): Promise<LivePackage['unlocks']> {
  const names = await nameUnlocks(db, [unlocks])
  const namesOf = (ids: readonly string[]) => ids.flatMap(id => names.get(id) || [])
  return {
    programs: namesOf(unlocks.programIds),
    surveys: namesOf(unlocks.surveyIds),
    // credits for a kind that was deleted meanwhile pay nothing
    credits: unlocks.credits.flatMap(({ kindId, amount, validDays, each }) =>
      kindId !== null && !names.has(kindId) ? [] : { kind: kindId === null ? null : (names.get(kindId) ?? null), amount, validDays, each },
    ),
    hasChat: unlocks.opensChat,
    collaborators: namesOf(unlocks.collaboratorIds),
  }
}
