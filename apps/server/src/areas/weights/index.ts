import * as contract from '@allenio/contract/weights'
import { exporters } from '#areas/account'
import { clientJoins, demoRecords, moveRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { fillDemoWeights } from './demo.ts'
import { weightExporter } from './export.ts'
import { sweepWeights } from './jobs.ts'
import { weightAdded } from './notifications.ts'
import { weightBindings } from './routes.ts'
import { weightWords } from './words.ts'

export const weightsArea = area({
  name: 'weights',
  contract,
  bindings: weightBindings,
  errors: contract.weightErrors,
  words: weightWords,
  jobs: [sweepWeights],
  contributes: [
    exporters(weightExporter),
    clientJoins(moveRecords(sql`weights`)),
    notificationKinds(weightAdded),
    demoRecords(fillDemoWeights),
  ],
})

export { fillDemoWeights, readDemoBodies } from './demo.ts'
export type { DemoBody, DemoWeight } from './demo-course.ts'
export { weightAdded } from './notifications.ts'
export { readTrend } from './present.ts'
export {
  bringWeightBack, changeWeight, findWeight, insertWeight, listDayWeights, listWeightRows, markWeightDeleted, weightsPerPage,
} from './queries.ts'
