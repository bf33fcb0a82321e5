import { ownPlanWeeks } from '#areas/programs'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'

const OwnWeeks = lazyPart(() => import('./own/own-weeks.tsx'), 'OwnWeeks')

export const extras: AreaExtras = { fills: [ownPlanWeeks.fill({ id: 'calendar', order: 10, Weeks: OwnWeeks })] }
