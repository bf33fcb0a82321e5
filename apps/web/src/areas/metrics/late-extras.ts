import { weightTarget } from '#areas/weights'
import type { LateExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'

const TargetDialog = lazyPart(() => import('./details/target-dialog.tsx'), 'TargetDialog')

export const lateExtras: LateExtras = { fills: [weightTarget.fill({ Dialog: TargetDialog })] }
