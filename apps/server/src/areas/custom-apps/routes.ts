import * as contract from '@allenio/contract/custom-apps'
import { bind, bindInSteps } from '#platform/http'
import { saveDraft } from './draft.ts'
import { presentApp } from './present.ts'
import { addFiles, beginFiles, deleteAppFile, sealRequestFiles } from './request-files.ts'

export const customAppBindings = [
  bind(contract.getCustomApp, async ({ db, actor }) => ({ app: await presentApp(db, actor) })),

  bind(contract.saveCustomApp, async ({ db, actor }, changes) => {
    await saveDraft(db, actor, changes)
    return { app: await presentApp(db, actor) }
  }),

  bindInSteps(contract.addCustomAppFile, {
    begin: ({ db, actor }, file) => beginFiles(db, actor, [file], 'uploadId'),
    ask: sealRequestFiles,
    async finish({ db, actor }, { answer }) {
      await addFiles(db, actor, answer)
      return { app: await presentApp(db, actor) }
    },
  }),

  bind(contract.deleteCustomAppFile, async ({ db, actor }, { id }) => {
    await deleteAppFile(db, actor, id)
    return { app: await presentApp(db, actor) }
  }),
]
