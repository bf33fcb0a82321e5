import * as contract from '@allenio/contract/storefront'
import { exporters } from '#areas/account'
import { profileListeners } from '#areas/business'
import { sellingListeners } from '#areas/onboarding'
import { openingListeners } from '#areas/permissions'
import { privacyPages, publicPages } from '#areas/purchases'
import { sql } from '#platform/db'
import { demoParts } from '#platform/demo'
import { documentKinds } from '#platform/documents'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { thingRooms } from '#platform/realtime'
import { unexportedTables } from '#platform/tables'
import { fillDemoStorefront } from './demo.ts'
import { storefrontExporter, storefrontTables } from './export.ts'
import { storefrontKind } from './kind.ts'
import { dropPages, dropPagesOf } from './live/drops.ts'
import { livePackageBindings } from './live-package-routes.ts'
import { askedToAppear } from './notifications.ts'
import { copyPicture } from './pictures.ts'
import { drawSharePicture } from './release.ts'
import { findPrivacyPage, findPublicPage } from './public-page.ts'
import { storefrontBindings } from './routes.ts'
import { storefrontWords } from './words.ts'

export const storefrontArea = area({
  name: 'storefront',
  tables: [...storefrontTables, 'storefront_picture_copies'],
  contract,
  bindings: [...storefrontBindings, ...livePackageBindings],
  errors: contract.storefrontErrors,
  words: storefrontWords,
  jobs: [copyPicture, drawSharePicture],
  contributes: [
    exporters(storefrontExporter),
    sellingListeners(dropPages),
    openingListeners(dropPagesOf),
    profileListeners(dropPages),
    documentKinds(storefrontKind),
    privacyPages(findPrivacyPage),
    publicPages(findPublicPage),
    notificationKinds(askedToAppear),
    demoParts(fillDemoStorefront),
    thingRooms({
      thing: 'storefront',
      access: { permission: 'update storefronts' },
      mayEnter: async (db, _actor, id) => (await db.maybeOne(sql`select from storefronts where id = ${id}`)) !== undefined,
    }),
    // everybody sees released pictures at addresses of their own; by their links only the admin, who edits the page
    fileRules({
      columns: ['storefront_pictures.file_id', 'storefront_picture_copies.file_id', 'storefronts.share_file_id'],
      ofMember: sql`m.role = 'admin' and exists (
        select from storefront_pictures p where p.workspace_id = f.workspace_id and p.file_id = f.id)`,
    }),
    unexportedTables({ storefront_picture_copies: 'They are the pictures of the storefront again, in other widths.' }),
  ],
})

export { openStorefronts, type OpenStorefronts } from './live/routes.ts'
export { planPages } from './plan-page/routes.ts'
