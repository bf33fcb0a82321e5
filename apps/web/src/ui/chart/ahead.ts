/** For screens that must show their curve without a network too. */
export const fetchLinePlot = () => import('./line-plot.tsx')
