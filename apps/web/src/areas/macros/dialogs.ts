import { lazyPart } from '#lib/lazy-part'

// Extras and palette open the dialog, so it is loaded when it is first opened.
export const AssignToClient = lazyPart(() => import('./client/assign-to-client.tsx'), 'AssignToClient')
