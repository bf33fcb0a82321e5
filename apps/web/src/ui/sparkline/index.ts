export { Sparkline } from './sparkline.tsx'
export type { SparklineProps } from './sparkline.tsx'
