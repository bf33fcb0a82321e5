import { lazyPart } from '#lib/lazy-part'

// Extras, palette and other areas open these, so they are loaded with the first that is opened.
const load = () => import('./dialog-parts.ts')

export const AssignToClient = lazyPart(load, 'AssignToClient')
export const AssignToMany = lazyPart(load, 'AssignToMany')
export const FillInForClient = lazyPart(load, 'FillInForClient')
