/** The dialog for asking something of a client, from any page. */
export { AskClient } from './form/ask-client.tsx'

/** The dialog for asking the same of many clients. */
export { AskMany } from './form/ask-many.tsx'

/** A client's next tasks, for a page about the client. */
export { ClientToDos } from './list/client-to-dos.tsx'
