import { weightTarget } from '#areas/weights'
import type { LateExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'

const WeightTargetDialog = lazyPart(() => import('./details/weight-target-dialog.tsx'), 'WeightTargetDialog')

export const lateExtras: LateExtras = { fills: [weightTarget.fill({ Dialog: WeightTargetDialog })] }
