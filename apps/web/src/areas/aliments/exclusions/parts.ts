import { lazyPart } from '#lib/lazy-part'

/** The exclusions of a client in one glance, with the list beside the page. */
export const ExclusionCard = lazyPart(() => import('./overview-part.tsx'), 'ExclusionCard')

/** How far marks of exclusions can be trusted. */
export const CautionTip = lazyPart(() => import('./caution-tip.tsx'), 'CautionTip')

/** All exclusions of a client, to be edited. */
export const ExclusionsPanel = lazyPart(() => import('./exclusions-panel.tsx'), 'ExclusionsPanel')
