import { lazy } from 'react'

/** The dialog in which a client is asked to do something, wherever one thinks of it. */
export const AskClient = lazy(async () => ({ default: (await import('./asking/ask-client.tsx')).AskClient }))

/** What one client is to do next, as a part of a page about them. */
export const ClientToDos = lazy(async () => ({ default: (await import('./list/client-to-dos.tsx')).ClientToDos }))
