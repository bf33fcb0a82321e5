// loaded by `dialogs.ts` with the first dialog
export { ClientsDialog } from './entry/clients-dialog.tsx'
export { WeightDialog } from './entry/weight-dialog.tsx'
