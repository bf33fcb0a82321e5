export { Checklist, ChecklistSummary } from './checklist.tsx'
export type { ChecklistSummaryProps, Step } from './checklist.tsx'
