// only exports, so that an importer of one thing does not load the others
export { useVisitActions } from './actions/use-visit-actions.ts'
export { clientVisitsHref, newVisitHref } from './addresses.ts'
export { baseQuery } from './data.ts'
export { unitSign, useChangeText, useMeasureText } from './figures/texts.ts'
