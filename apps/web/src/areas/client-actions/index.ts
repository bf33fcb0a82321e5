/** The dialogs for asking something of a client, from any page, and the same of many. */
export { AskClient } from './dialogs.ts'

/** A client's next tasks, for a page about the client. */
export { ClientToDos } from './list/client-to-dos.tsx'
