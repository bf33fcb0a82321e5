export {
  defineItemsJob,
  defineJob,
  defineSweep,
  defineWorkspaceJob,
  Unrepeatable,
  type AnyJob,
  type Job,
  type JobContext,
  type Retry,
  type Sweep,
  type WorkspaceJob,
  type WorkspaceJobContext,
} from './define.ts'
export {
  dueInSystem,
  dueInWorkspaces,
  dueItems,
  dueWorkspaces,
  dueWorkspacesInSystem,
  type DueItem,
  type DuePart,
  type DueQuery,
  type WorkspaceItem,
  type WorkspaceRow,
} from './due-items.ts'
export { enqueue, enqueueAgain, enqueueAll, enqueueIn, jobInWorkspaces, type EnqueueOptions } from './enqueue.ts'
export { failedQueue } from './failed.ts'
export { installJobs } from './install.ts'
export {
  countFailedJobs,
  countWaiting,
  listFailedJobs,
  listSweeps,
  noteSuccess,
  readSuccess,
  takeFailedJob,
  type SweepState,
} from './operation.ts'
export { openJobs, type Jobs, type JobsOptions } from './start.ts'
