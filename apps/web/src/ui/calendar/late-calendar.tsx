import { lazyPart } from '#lib/lazy-part'

/** Days with entries: day, week, month, list and the team's day. On a phone a strip of days and the list of one. Loaded when first drawn. */
export const Calendar = lazyPart(() => import('./calendar.tsx'), 'Calendar')
