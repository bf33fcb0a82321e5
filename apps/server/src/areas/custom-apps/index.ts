import * as contract from '@allenio/contract/custom-apps'
import { erasers, exporters } from '#areas/account'
import { hasPlans } from '#areas/payments'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { eraseDocumentsOf } from './erase.ts'
import { customAppExporter } from './export.ts'
import { appLogos, sealedRequestFiles } from './file-rules.ts'
import { sweepRequestFiles } from './jobs.ts'
import { customAppBindings } from './routes.ts'
import { customAppWords } from './words.ts'

export const customAppsArea = area({
  name: 'custom-apps',
  tables: ['custom_apps', 'custom_app_files'],
  contract,
  bindings: customAppBindings,
  isOffered: hasPlans,
  errors: contract.customAppErrors,
  words: customAppWords,
  jobs: [sweepRequestFiles],
  contributes: [
    exporters(customAppExporter),
    fileRules(appLogos, sealedRequestFiles),
    erasers({ tables: ['custom_app_files'], ofPerson: eraseDocumentsOf }),
  ],
})

export { fillDemoApp } from './demo.ts'
export { presentApp } from './present.ts'
export { beginRequest, refuseUnfinishedApp, saveRequest, sealRequestFiles } from './request.ts'
export { noteAppPayment } from './payment.ts'
