export { ChooseStep } from './choose-step.tsx'
export { TableImportFlow } from './table-import-flow.tsx'
export type { TableImportWords } from './table-import-flow.tsx'
