import { lazyPart } from '#lib/lazy-part'

// Extras, palette and other areas open these, so they are loaded with the first that is opened.
const load = () => import('./dialog-parts.ts')

export const AssignNext = lazyPart(load, 'AssignNext')
export const AssignToClients = lazyPart(load, 'AssignToClients')
export const CreateProgram = lazyPart(load, 'CreateProgram')
export const ImportNewProgram = lazyPart(() => import('./import/import-new-program.tsx'), 'ImportNewProgram')
export const StartFromExample = lazyPart(load, 'StartFromExample')
