import { Row, Stack } from '#ui/layout'
import { Skeleton, SkeletonRows, Waiting } from '#ui/skeleton'
import css from './sheet.module.css'

/** A sheet that is being loaded, in its shape. */
export const SheetSkeleton = () => (
  <Waiting>
    <div className={css.sheet}>
      <Row gap={12} className={css.head}>
        <Skeleton round height={44} />
        <Stack gap={8} grow>
          <Skeleton width="48%" height={18} />
          <Skeleton width="70%" />
        </Stack>
      </Row>
      <SkeletonRows rows={8} columns={2} tall />
    </div>
  </Waiting>
)
