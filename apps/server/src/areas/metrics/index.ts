import * as contract from '@allenio/contract/metrics'
import { exporters } from '#areas/account'
import { activityParts, recordsByDay } from '#areas/client-overview'
import { clientJoins } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { fillDemoMetrics } from './demo.ts'
import { metricExporter } from './export.ts'
import { sweepMetrics } from './jobs.ts'
import { joinMetrics } from './join.ts'
import { metricsAdded } from './notifications.ts'
import { ownMetricBindings } from './own-routes.ts'
import { metricBindings } from './routes.ts'
import { metricWords } from './words.ts'

export const metricsArea = area({
  name: 'metrics',
  tables: ['metrics', 'client_metrics', 'metric_values'],
  contract,
  bindings: [...metricBindings, ...ownMetricBindings],
  errors: contract.metricErrors,
  words: metricWords,
  jobs: [sweepMetrics],
  contributes: [
    exporters(metricExporter),
    clientJoins(joinMetrics),
    notificationKinds(metricsAdded),
    // a value that follows from a workout is told as that workout, and at a visit somebody else measures
    activityParts({
      kind: 'metrics',
      select: recordsByDay(sql`metric_values`, sql`workout_id is null and visit_id is null and survey_answer_id is null`),
    }),
    demoRecords(fillDemoMetrics),
  ],
})

export { readClientMetrics } from './client-metrics.ts'
export { readMetrics } from './own-metrics.ts'
export { readLatestLifts, readLatestValues, type LatestValue } from './latest-values.ts'
export { deleteSurveyValues, storeSurveyValues, undeleteSurveyValues } from './survey-values.ts'
export { deleteVisitValues, storeVisitValues, undeleteVisitValues } from './visit-values.ts'
export { storeWorkoutValues } from './workout-values.ts'
