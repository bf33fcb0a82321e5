import * as contract from '@allenio/contract/dash'
import { listInterventions } from '@allenio/contract/dash'
import { demoParts } from '#platform/demo'
import { area, bind } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { businessBindings } from './businesses/routes.ts'
import { fillDemoDays } from './demo.ts'
import { businessCloses } from './deletion/notifications.ts'
import { deletionBindings } from './deletion/routes.ts'
import { followDeletionJob, sweepOperatorDeletions } from './deletion/steps.ts'
import { countBusinessDays } from './figures/jobs.ts'
import { figureBindings } from './figures/routes.ts'
import { listInterventionsIn } from './interventions.ts'
import { messageBindings } from './messages/routes.ts'
import { operationBindings } from './operation/routes.ts'
import { paymentBindings } from './payments/routes.ts'
import { dashWords } from './words.ts'

export const dashArea = area({
  name: 'dash',
  tables: ['operator_deletions', 'operator_deletion_steps', 'business_days', 'operator_messages'],
  contract,
  bindings: [
    ...businessBindings,
    ...deletionBindings,
    ...figureBindings,
    ...paymentBindings,
    ...operationBindings,
    ...messageBindings,
    bind(listInterventions, async ({ db }) => ({ interventions: await listInterventionsIn(db, db.workspaceId) })),
  ],
  errors: contract.dashErrors,
  words: dashWords,
  jobs: [followDeletionJob, sweepOperatorDeletions, countBusinessDays],
  contributes: [
    demoParts(fillDemoDays),
    notificationKinds(businessCloses),
    unexportedTables({
      operator_deletions: 'They are steps of a deletion, and name nobody once it is done.',
      operator_deletion_steps: 'They are steps of a deletion.',
      business_days: 'They are counts for the operator, which go with the business.',
      operator_messages: 'They are what the operator tells all professionals.',
      job_successes: 'They tell when background work was done.',
      payment_refusals: 'They count events of the payment provider by the day.',
    }),
  ],
})

export { isRealBusiness } from './businesses/conditions.ts'
export { intervene } from './interventions.ts'
