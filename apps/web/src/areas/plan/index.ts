import { areaScreens } from '#lib/screens'

/** Its screens come with the payments; until then the plan only speaks above the others. */
export { supportLink } from './data/support-link.ts'
export const screens = areaScreens('plan', [])
