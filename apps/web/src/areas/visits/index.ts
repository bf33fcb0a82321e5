// it only passes on, so that whoever takes one thing from it does not load the rest
export { useVisitActions } from './actions/use-visit-actions.ts'
export { clientVisitsHref } from './addresses.ts'
export { baseQuery } from './data.ts'
export { unitSign, useChangeText, useMeasureText, type MeasureFigure } from './figures/texts.ts'
