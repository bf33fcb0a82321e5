import { clientOverview } from '#areas/clients'
import { weightTarget } from '#areas/weights'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'

const TargetDialog = lazyPart(() => import('./details/target-dialog.tsx'), 'TargetDialog')

export const extras: AreaExtras = {
  fills: [clientOverview.fill({ order: 40, part: () => import('./overview/part.tsx') }), weightTarget.fill({ Dialog: TargetDialog })],
}
