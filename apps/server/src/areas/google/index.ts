import * as contract from '@allenio/contract/google'
import { exporters } from '#areas/account'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { endLinkJob, sweepEndings } from './endings.ts'
import { googleExporter } from './export.ts'
import { googleLinkBroken } from './notifications.ts'
import { googleBindings } from './routes.ts'
import { googleWords } from './words.ts'

export const googleArea = area({
  name: 'google',
  tables: ['google_links', 'google_consents'],
  contract,
  bindings: googleBindings,
  errors: contract.googleErrors,
  words: googleWords,
  jobs: [endLinkJob, sweepEndings],
  contributes: [
    exporters(googleExporter),
    notificationKinds(googleLinkBroken),
    unexportedTables({ google_consents: 'They are consents on their way, and end within minutes.' }),
  ],
})

export { withAccess } from './access.ts'
export { findLink } from './links.ts'
export { linkListeners, type LinkListener, type LinkOfWorkspace } from './listeners.ts'
