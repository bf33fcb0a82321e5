export { BareButton, BareList, Grid, Row, Stack } from './layout.tsx'
export type { BoxProps, Gap, GridProps, RowProps, StackProps } from './layout.tsx'
