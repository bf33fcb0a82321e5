// what `dialogs.ts` loads
export { ClientsDialog } from './entry/clients-dialog.tsx'
export { WeightDialog } from './entry/weight-dialog.tsx'
