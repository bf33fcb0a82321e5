import { lazyPart } from '#lib/lazy-part'

/** The dialog that gives clients a macro, from any page. */
export const AssignMacro = lazyPart(() => import('./assign/assign-macro.tsx'), 'AssignMacro')

/** The dialog that gives a client macros of the library, from their page. */
export const AssignToClient = lazyPart(() => import('./client/assign-to-client.tsx'), 'AssignToClient')
