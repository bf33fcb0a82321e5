import { adviceBindings } from './advice-routes.ts'
import './exporter.ts'
import { fileBindings } from './file-routes.ts'
import './notices.ts'
import { progressBindings } from './progress-routes.ts'
import { sweepRecords } from './sweep.ts'
import { weightBindings } from './weight-routes.ts'

export const recordsBindings = [...weightBindings, ...progressBindings, ...fileBindings, ...adviceBindings]
export const recordsJobs = [sweepRecords]

export { recordsWords } from './words.ts'
