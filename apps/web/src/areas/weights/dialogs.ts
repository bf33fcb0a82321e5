import { lazyPart } from '#lib/lazy-part'

// Extras, palette and other areas open these, so they are loaded with the first that is opened.
const load = () => import('./dialog-parts.ts')

export const ClientsDialog = lazyPart(load, 'ClientsDialog')
export const WeightDialog = lazyPart(load, 'WeightDialog')
