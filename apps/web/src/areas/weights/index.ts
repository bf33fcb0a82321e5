import { lazyPart } from '#lib/lazy-part'

export const OwnWeightPanel = lazyPart(() => import('./own/own-panel.tsx'), 'OwnWeightPanel')
