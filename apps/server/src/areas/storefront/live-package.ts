import type { LivePackage } from '@allenio/contract/storefront'
import { dayIn } from '@allenio/domain/days'
import { findLogo, findPresets, findSeller, findSender } from '#areas/business'
import { findSellingAccount } from '#areas/onboarding'
import { findWorkspaceOfPackage, findOffer, nameUnlocks, readDiscount, type Offer } from '#areas/packages'
import type { Database, WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { openFileLink } from '#platform/files'
import { chargesOf } from './live-package-charges.ts'

export interface FoundPackage {
  plan: LivePackage
  /** Today in the time zone of the business. */
  today: string
  /** A discount code was given that this package does not have. */
  isCodeWrong: boolean
}

/** Finds the package that is for sale under an id; the call is refused where nothing is for sale, or nothing any more. */
export async function findLivePackage(database: Database, id: string, code?: string): Promise<FoundPackage> {
  const workspaceId = await database.withSystem('read', db => findWorkspaceOfPackage(db, id))
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
    business: { name, logo: await findLogo(db, workspaceId), mainColor: color, countryCode },
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
