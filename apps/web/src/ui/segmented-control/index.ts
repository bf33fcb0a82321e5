export { SegmentedControl, SegmentedLinks } from './segmented-control.tsx'
export type { Segment, SegmentedControlProps, SegmentedLinksProps } from './segmented-control.tsx'
