import * as contract from '@allenio/contract/weights'
import { activityParts, attentionParts, recordsByDay, stepParts } from '#areas/client-overview'
import { sampleRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { fillDemoWeights } from './demo.ts'
import { noWeighIn, weightAgainstGoal, weightStep } from './home-parts.ts'
import { weightAdded } from './notifications.ts'
import { weightRecords } from './records.ts'
import { weightBindings } from './routes.ts'
import { weightWords } from './words.ts'

export const weightsArea = area({
  name: 'weights',
  readable: ['weights'],
  ...weightRecords,
  contract,
  bindings: weightBindings,
  errors: contract.weightErrors,
  words: weightWords,
  contributes: [
    ...weightRecords.contributes,
    notificationKinds(weightAdded),
    attentionParts(weightAgainstGoal, noWeighIn),
    activityParts({ kind: 'weights', select: recordsByDay(sql`weights`) }),
    stepParts(weightStep),
    demoRecords(fillDemoWeights),
    sampleRecords((db, { id }) => fillDemoWeights(db, [{ id }])),
  ],
})

export type { DemoBody, DemoWeight } from './demo-course.ts'
export { readDemoBodies } from './demo.ts'
export { addWeight } from './new-weights.ts'
export { replaceDemoWeights } from './demo.ts'
export { weightAdded } from './notifications.ts'
export { readTrend } from './present.ts'
export {
  readDayWeights,
  readLatestWeights,
  updateWeightRow,
  deleteWeight,
  insertWeight,
  undeleteWeight,
  undeleteWeightOf,
} from './queries.ts'
export { deleteSurveyWeights, storeSurveyWeight, undeleteSurveyWeights } from './survey-weights.ts'
export { deleteVisitWeights, storeVisitWeight, undeleteVisitWeights } from './visit-weights.ts'
export { isMarked, weightMarkParts, type MarkedSpan, type WeightMarkPart } from './weight-marks.ts'
