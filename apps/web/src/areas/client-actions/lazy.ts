import { lazy } from 'react'

/** The dialog for asking something of a client, from any page. */
export const AskClient = lazy(async () => ({ default: (await import('./form/ask-client.tsx')).AskClient }))

/** A client's next tasks, for a page about the client. */
export const ClientToDos = lazy(async () => ({ default: (await import('./list/client-to-dos.tsx')).ClientToDos }))
