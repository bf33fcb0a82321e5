import { lazyPart } from '#lib/lazy-part'

/** The exclusions of a client in one glance, with the list beside the page. */
export const ExclusionCard = lazyPart(() => import('./overview-part.tsx'), 'ExclusionCard')

/** All exclusions of a client, to be edited. */
export const ExclusionsPanel = lazyPart(() => import('./exclusions-panel.tsx'), 'ExclusionsPanel')
