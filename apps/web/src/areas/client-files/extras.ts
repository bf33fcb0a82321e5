import { clientOverview } from '#areas/clients'
import type { AreaExtras } from '#shell'

export const extras: AreaExtras = { fills: [clientOverview.fill({ order: 30, part: () => import('./files/overview.ts') })] }
