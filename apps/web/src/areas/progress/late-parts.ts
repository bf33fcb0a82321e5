import { lazyPart } from '#lib/lazy-part'

// Pages of other areas show these, so they are loaded with the first that is shown.

export const CompareFiles = lazyPart(() => import('./compare/compare-files.tsx'), 'CompareFiles')
