import { lazyPart } from '#lib/lazy-part'

/** The dialog for asking something of a client, from any page. */
export const AskClient = lazyPart(() => import('./form/ask-client.tsx'), 'AskClient')

/** A client's next tasks, for a page about the client. */
export const ClientToDos = lazyPart(() => import('./list/client-to-dos.tsx'), 'ClientToDos')
