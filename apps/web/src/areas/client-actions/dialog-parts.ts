// what `dialogs.ts` loads
export { AskClient } from './form/ask-client.tsx'
export { AskMany } from './form/ask-many.tsx'
