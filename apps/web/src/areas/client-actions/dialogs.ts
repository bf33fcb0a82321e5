import { lazyPart } from '#lib/lazy-part'

// Extras and palette open these, so they are loaded with the first that is opened.
const load = () => import('./form/ask-dialogs.tsx')

export const AskClient = lazyPart(load, 'AskClient')
export const AskMany = lazyPart(load, 'AskMany')
