import * as contract from '@allenio/contract/packages'
import { exporters } from '#areas/account'
import { stepParts } from '#areas/client-overview'
import { clientJoins, moveRecords } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql } from '#platform/db'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { demoRecords } from '#platform/demo'
import { fillDemoPackages } from './demo.ts'
import { sweepDeletedPackages } from './deletion.ts'
import { packageExporter } from './export.ts'
import { packageAttachments, packageImages } from './file-rules.ts'
import { packageBindings } from './routes.ts'
import { packageContent } from './team-content.ts'
import { ownUnlockParts, unlockParts } from './unlocks/parts.ts'
import { packageWords } from './words.ts'

export const packagesArea = area({
  name: 'packages',
  tables: ['packages', 'package_versions', 'package_attachments', 'discount_codes', 'discount_uses', 'sale_unlocks'],
  contract,
  bindings: packageBindings,
  errors: contract.packageErrors,
  words: packageWords,
  jobs: [sweepDeletedPackages],
  contributes: [
    exporters(packageExporter),
    clientJoins(moveRecords(sql`sale_unlocks`)),
    teamContent(packageContent),
    fileRules(packageImages, packageAttachments),
    unlockParts(...ownUnlockParts),
    demoRecords(fillDemoPackages),
    stepParts({ step: 'package', isDone: () => sql`exists (select from packages where deleted_at is null)` }),
  ],
})

export { beginCodeTry, endCodeTry, type CodeTry } from './code-tries.ts'
export { holdDiscount, readDiscount, readDiscountRules, releaseDiscount, takeDiscount } from './discounts.ts'
export { addDemoPackages } from './demo.ts'
export { findWorkspaceOfPackage, listPackageIds, nameDiscount, packageName, packageNames, readPackageImage } from './names.ts'
export { findOffer, listShownOffers, markSold, maySell, readAttachments, type Offer, type ShownOffer } from './offers.ts'
export { listGivenCredits, listGivenUnlocks } from './unlocks/given.ts'
export { giveUnlocks, moveUnlocks, restoreUnlocks, revokeUnlocks } from './unlocks/gifts.ts'
export { presentUnlocks } from './unlocks/targets.ts'
export { readVersion, readVersions, type Version } from './versions.ts'
