import { lazyPart } from '#lib/lazy-part'

export const ExclusionsPanel = lazyPart(() => import('./exclusions-panel.tsx'), 'ExclusionsPanel')
