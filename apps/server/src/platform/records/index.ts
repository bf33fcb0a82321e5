// What all records of the areas have in common: how their changes are logged, and how long a deleted one can come back.
export { canBeRestored, defineRecordSweep, undoDays } from './deleted-records.ts'
export { auditRecord } from './record-audit.ts'
