export { ProgressBar, ProgressRing, StepBar } from './progress.tsx'
export type { ProgressBarProps, ProgressRingProps, ProgressTone, StepBarProps } from './progress.tsx'
