import { clientOverview } from '#areas/clients'
import type { AreaExtras } from '#shell'

export const extras: AreaExtras = { fills: [clientOverview.fill({ order: 60, part: () => import('./overview/part.tsx') })] }
