import * as contract from '@allenio/contract/custom-apps'
import { erasers, exporters } from '#areas/account'
import { hasPlans } from '#areas/payments'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { pushApps } from '#platform/push'
import { eraseDocumentsOf } from './erase.ts'
import { customAppExporter } from './export.ts'
import { appLogos, sealedRequestFiles } from './file-rules.ts'
import { sweepRequestFiles } from './jobs.ts'
import { sweepAppLaunches } from './launches.ts'
import { customAppNews, tellOfApp } from './news.ts'
import { operatorBindings } from './operator/routes.ts'
import { customPushApps } from './push.ts'
import { customAppBindings } from './routes.ts'
import { customAppWords } from './words.ts'

export const customAppsArea = area({
  name: 'custom-apps',
  tables: ['custom_apps', 'custom_app_files'],
  contract,
  bindings: [...customAppBindings, ...operatorBindings],
  isOffered: hasPlans,
  errors: contract.customAppErrors,
  words: customAppWords,
  jobs: [sweepRequestFiles, sweepAppLaunches, tellOfApp],
  contributes: [
    exporters(customAppExporter),
    fileRules(appLogos, sealedRequestFiles),
    notificationKinds(customAppNews),
    pushApps(customPushApps),
    erasers({ tables: ['custom_app_files'], ofPerson: eraseDocumentsOf }),
  ],
})

export { fillDemoApp } from './demo.ts'
export { presentApp } from './present.ts'
export { findAppBuyer } from './queries.ts'
export { beginRequest, refuseUnfinishedApp, saveRequest, sealRequestFiles } from './request.ts'
export { noteAppPayment } from './payment.ts'
