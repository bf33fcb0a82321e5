// loaded by `dialogs.ts` with the first dialog
export { AskClient } from './form/ask-client.tsx'
export { AskMany } from './form/ask-many.tsx'
