import { lazy } from 'react'

/** The dialog in which a client is asked to do something, wherever one thinks of it. */
export const AskClient = lazy(async () => ({ default: (await import('./asking/ask-client.tsx')).AskClient }))

/** A client's next tasks, for a page about the client. */
export const ClientToDos = lazy(async () => ({ default: (await import('./list/client-to-dos.tsx')).ClientToDos }))
