// What other areas may use of a client's records.
export { lastDayFor, refuseStrangeDay, timeZoneOf, todayFor } from './days.ts'
export { fillDemoRecords } from './demo.ts'
export { addMedia } from './media-rows.ts'
export { photosAdded, recordsGroup, weightAdded } from './notices.ts'
export { openOwnRecords, ownRecords, type OwnRecord, type OwnRecords } from './own-records.ts'
export { selectProgress, type ProgressRow } from './progress-rows.ts'
export { presentProgresses, readProgresses } from './progresses.ts'
export { authorName, clientReader, mayChange, presentAuthor, teamReader, withAuthor, type Authored, type Reader } from './reader.ts'
export { onRecorded, type Recorded } from './recorded.ts'
export {
  bringWeightBack, changeWeight, findWeight, insertWeight, listDayWeights, listWeightRows, markWeightDeleted, undeletable,
  undoDays, weightsPerPage, type NewWeight, type WeightRow,
} from './weight-rows.ts'
export { readTrend } from './weights.ts'
