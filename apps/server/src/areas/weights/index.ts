import * as contract from '@allenio/contract/weights'
import { registerExporter } from '#areas/account'
import { moveRecords, registerClientJoin } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { weightExporter } from './export.ts'
import { sweepWeights } from './jobs.ts'
import { weightBindings } from './routes.ts'
import { weightWords } from './words.ts'

export const weightsArea = area({
  name: 'weights',
  contract,
  bindings: weightBindings,
  errors: contract.weightErrors,
  words: weightWords,
})

export const weightJobs: readonly AnyJob[] = [sweepWeights]

registerExporter(weightExporter)
registerClientJoin(moveRecords(sql`weights`))

export { fillDemoWeights, readDemoBodies } from './demo.ts'
export type { DemoBody, DemoWeight } from './demo-course.ts'
export { weightAdded } from './notifications.ts'
export { readTrend } from './present.ts'
export {
  bringWeightBack, changeWeight, findWeight, insertWeight, listDayWeights, listWeightRows, markWeightDeleted, weightsPerPage,
} from './queries.ts'
export { weightExporter } from './export.ts'
