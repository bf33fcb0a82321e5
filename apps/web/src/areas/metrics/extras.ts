import { clientOverview } from '#areas/clients'
import { weightTarget } from '#areas/weights'
import type { AreaExtras } from '#shell'
import { TargetDialog } from './details/target-dialog.tsx'

export const extras: AreaExtras = {
  fills: [clientOverview.fill({ order: 40, part: () => import('./overview/part.tsx') }), weightTarget.fill({ Dialog: TargetDialog })],
}
