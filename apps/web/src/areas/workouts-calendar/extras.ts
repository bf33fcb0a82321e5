import { ownPlanWeeks } from '#areas/programs'
import type { AreaExtras } from '#shell'
import { latePart } from '#lib/lazy-part'
import { Calendar } from '#ui/calendar'

// the programs below are read without the weeks, which come with their calendar or not at all
const OwnWeeks = latePart(async () => {
  const [module] = await Promise.all([import('./own/own-weeks.tsx'), Calendar.preload()])
  return module
}, 'OwnWeeks')

export const extras: AreaExtras = { fills: [ownPlanWeeks.fill({ id: 'calendar', order: 10, Weeks: OwnWeeks })] }
