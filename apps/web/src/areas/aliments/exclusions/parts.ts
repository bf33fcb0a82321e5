import { lazyPart } from '#lib/lazy-part'

/** The exclusions of a client in one glance, with the list beside the page. */
export const ExclusionCard = lazyPart(() => import('./overview-part.tsx'), 'ExclusionCard')

/** In one line what a client does not eat, beside their name. */
export const ExclusionLine = lazyPart(() => import('./exclusion-line.tsx'), 'ExclusionLine')

/** The exclusions of a client, grouped by kind. */
export const ExclusionNames = lazyPart(() => import('./exclusion-names.tsx'), 'ExclusionNames')

/** How far marks of exclusions can be trusted. */
export const CautionTip = lazyPart(() => import('./caution-tip.tsx'), 'CautionTip')

/** All exclusions of a client, to be edited. */
export const ExclusionsPanel = lazyPart(() => import('./exclusions-panel.tsx'), 'ExclusionsPanel')
