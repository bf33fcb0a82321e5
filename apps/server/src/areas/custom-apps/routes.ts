import * as contract from '@allenio/contract/custom-apps'
import { requirePlans } from '#areas/payments'
import { bind, bindInSteps } from '#platform/http'
import { saveDraft } from './draft.ts'
import { presentApp } from './present.ts'
import { addFiles, beginFiles, deleteAppFile, sealRequestFiles } from './request-files.ts'

export const customAppBindings = [
  bind(contract.getCustomApp, async ({ db, actor }) => {
    requirePlans()
    return { app: await presentApp(db, actor) }
  }),

  bind(contract.saveCustomApp, async ({ db, actor }, changes) => {
    requirePlans()
    await saveDraft(db, actor, changes)
    return { app: await presentApp(db, actor) }
  }),

  bindInSteps(contract.addCustomAppFile, {
    begin({ db, actor }, file) {
      requirePlans()
      return beginFiles(db, actor, [file], 'uploadId')
    },
    ask: sealRequestFiles,
    async finish({ db, actor }, { answer }) {
      await addFiles(db, actor, answer)
      return { app: await presentApp(db, actor) }
    },
  }),

  bind(contract.deleteCustomAppFile, async ({ db, actor }, { id }) => {
    requirePlans()
    await deleteAppFile(db, actor, id)
    return { app: await presentApp(db, actor) }
  }),
]
