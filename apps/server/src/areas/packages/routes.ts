import * as contract from '@allenio/contract/packages'
import { packageLimits } from '@allenio/contract/packages'
import { readSelling } from '#areas/onboarding'
import { pageOf } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { addAttachment, removeAttachment } from './attachments.ts'
import { deletePackage, undeletePackage } from './deletion.ts'
import { readCreditOffers } from './credit-offers.ts'
import { archiveDiscount, changeDiscount, insertDiscount, listDiscounts } from './discounts.ts'
import { archivePackage, createPackage, duplicatePackage, orderPackages, updatePackage } from './own-packages.ts'
import { presentPackages, readPackage } from './present.ts'
import { countPackages, listRows } from './queries.ts'
import { readCurrency } from './versions.ts'

export const packageBindings = [
  bind(contract.listPackages, async ({ db, actor }, { page, status, search }) => {
    const { pageRows, nextPage } = pageOf(await listRows(db, { status, search, page }), page, packageLimits.perPage)
    return {
      packages: await presentPackages(db, actor, pageRows),
      nextPage,
      counts: page === 1 ? await countPackages(db) : null,
      currency: await readCurrency(db),
      selling: await readSelling(db),
    }
  }),

  bind(contract.listCreditOffers, async ({ db }, { kindId }) => {
    const { maySell } = await readSelling(db)
    return { offers: (await readCreditOffers(db, kindId)).filter(({ terms }) => maySell || terms.price === 0), maySell }
  }),

  bind(contract.getPackage, ({ db, actor }, { id }) => readPackage(db, actor, id)),

  bind(contract.createPackage, async ({ db, actor }, written) =>
    withMessage('package created', await readPackage(db, actor, await createPackage(db, actor, written))),
  ),

  bind(contract.updatePackage, async ({ db, actor }, written) => {
    await updatePackage(db, actor, written)
    return withMessage('package updated', await readPackage(db, actor, written.id))
  }),

  bind(contract.deletePackage, async ({ db, actor }, { id }) => {
    await deletePackage(db, actor, id)
    return withMessage('package deleted', {})
  }),

  bind(contract.undeletePackage, async ({ db, actor }, { id }) => {
    await undeletePackage(db, actor, id)
    return readPackage(db, actor, id)
  }),

  bind(contract.duplicatePackage, async ({ db, actor }, { id }) =>
    withMessage('package duplicated', await readPackage(db, actor, await duplicatePackage(db, actor, id))),
  ),

  bind(contract.archivePackage, async ({ db, actor }, { id }) => {
    await archivePackage(db, actor, { id, isArchived: true })
    return withMessage('package archived now', await readPackage(db, actor, id))
  }),

  bind(contract.restorePackage, async ({ db, actor }, { id }) => {
    await archivePackage(db, actor, { id, isArchived: false })
    return withMessage('package restored', await readPackage(db, actor, id))
  }),

  bind(contract.orderPackages, async ({ db, actor }, { ids }) => {
    await orderPackages(db, actor, ids)
    return {}
  }),

  bind(contract.addPackageAttachment, ({ db, actor }, attachment) => addAttachment(db, actor, attachment)),

  bind(contract.removePackageAttachment, async ({ db, actor }, attachment) => {
    await removeAttachment(db, actor, attachment)
    return {}
  }),

  bind(contract.listDiscountCodes, async ({ db }) => ({ discountCodes: await listDiscounts(db), currency: await readCurrency(db) })),

  bind(contract.createDiscountCode, async ({ db, actor }, written) =>
    withMessage('discount created', await insertDiscount(db, actor, written)),
  ),

  bind(contract.updateDiscountCode, async ({ db, actor }, changes) =>
    withMessage('discount updated', await changeDiscount(db, actor, changes)),
  ),

  bind(contract.archiveDiscountCode, ({ db, actor }, { id }) => archiveDiscount(db, actor, { id, isArchived: true })),

  bind(contract.restoreDiscountCode, ({ db, actor }, { id }) => archiveDiscount(db, actor, { id, isArchived: false })),
]
