import { lazyPart } from '#lib/lazy-part'

/** The dialog for asking something of a client, from any page. */
export const AskClient = lazyPart(() => import('./form/ask-client.tsx'), 'AskClient')

/** The dialog for asking the same of many clients. */
export const AskMany = lazyPart(() => import('./form/ask-many.tsx'), 'AskMany')

/** A client's next tasks, for a page about the client. */
export const ClientToDos = lazyPart(() => import('./list/client-to-dos.tsx'), 'ClientToDos')
