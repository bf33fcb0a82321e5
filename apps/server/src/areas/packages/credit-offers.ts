import type { CreditOffer } from '@allenio/contract/packages'
import type { WorkspaceDb } from '#platform/db'
import { listShownRows } from './queries.ts'
import { nameUnlocks } from './unlocks/targets.ts'
import { readVersions } from './versions.ts'

/** The packages that give credits; with a kind of appointment, those whose credits pay for it. */
export async function readCreditOffers(db: WorkspaceDb, kindId: string | undefined): Promise<CreditOffer[]> {
  const rows = await listShownRows(db)
  const versions = await readVersions(
    db,
    rows.map(row => row.version_id),
  )
  const names = await nameUnlocks(
    db,
    [...versions.values()].map(({ unlocks }) => unlocks),
  )
  return rows.flatMap(({ id, name, description, version_id: versionId }) => {
    const version = versions.get(versionId)
    // credits for a kind that is gone pay for nothing
    const credits = (version?.unlocks.credits ?? []).filter(each => each.kindId === null || names.has(each.kindId))
    const isWanted = credits.some(each => kindId === undefined || each.kindId === null || each.kindId === kindId)
    if (!version || !isWanted) return []
    const { billingModel, intervalUnit, intervalCount, price, currency, trialDays, accessDays, installments } = version
    return {
      id,
      name,
      description,
      terms: { versionId, billingModel, intervalUnit, intervalCount, price, currency, trialDays, accessDays, installments },
      credits: credits.map(({ kindId: paidKind, amount, validDays, each }) => ({
        kind: paidKind === null ? null : { id: paidKind, name: names.get(paidKind) ?? '' },
        amount,
        validDays,
        each,
      })),
    }
  })
}
