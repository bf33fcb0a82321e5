import { Row, Stack } from '#ui/layout'
import { Skeleton, SkeletonRows, Waiting } from '#ui/skeleton'
import css from './day.module.css'

const days = [1, 2, 3, 4, 5, 6, 7]

/** The strip of days and the meals below, before the first answer. */
export const OwnDietSkeleton = () => (
  <>
    <Waiting>
      <Stack gap={20} className={css.head}>
        <Row gap={8} justify="between">
          {days.map(day => (
            <Skeleton key={day} width={40} height={56} />
          ))}
        </Row>
        <Skeleton width={160} height={28} />
      </Stack>
    </Waiting>
    <SkeletonRows rows={5} columns={0} tall hasAvatar />
  </>
)
