import { lazyPart } from '#lib/lazy-part'

/** Where the target of a client's metric is set; the weight is one of them. */
export const TargetDialog = lazyPart(() => import('./details/target-dialog.tsx'), 'TargetDialog')
