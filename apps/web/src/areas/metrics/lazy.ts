import { lazy } from 'react'

/** Where the target of a client's metric is set; the weight is one of them. */
export const TargetDialog = lazy(async () => ({ default: (await import('./details/target-dialog.tsx')).TargetDialog }))
