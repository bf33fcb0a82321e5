import * as contract from '@allenio/contract/progress'
import { mediaSources } from '#areas/client-files'
import { activityParts, recordsByDay, stepParts } from '#areas/client-overview'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { fillDemoPhotos } from './demo.ts'
import { progressMedia } from './media.ts'
import { photosAdded } from './notifications.ts'
import { progressRecords } from './records.ts'
import { progressBindings } from './routes.ts'
import { progressWords } from './words.ts'

export const progressArea = area({
  name: 'progress',
  ...progressRecords,
  contract,
  bindings: progressBindings,
  errors: contract.progressErrors,
  words: progressWords,
  contributes: [
    ...progressRecords.contributes,
    mediaSources(progressMedia),
    notificationKinds(photosAdded),
    activityParts({ kind: 'progresses', select: recordsByDay(sql`progresses`) }),
    stepParts({
      step: 'record',
      isDone: clientIds => sql`exists (select from progresses where deleted_at is null and client_id in (${clientIds}))`,
    }),
    demoRecords(fillDemoPhotos),
  ],
})

export { readDemoPhotos, type DemoPhoto } from './demo.ts'
export { photosAdded } from './notifications.ts'
export { presentProgresses, readProgresses } from './progresses.ts'
export { selectProgress, type ProgressRow } from './queries.ts'
export { deleteSurveyPhotos, storeSurveyPhotos, undeleteSurveyPhotos } from './survey-photos.ts'
