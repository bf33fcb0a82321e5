import { Skeleton, Waiting } from '#ui/skeleton'
import { Stack } from '#ui/layout'
import css from './attention.module.css'

const widths = [132, 108, 148, 120, 112, 140, 124, 116]

export function AttentionSkeleton() {
  return (
    <Waiting>
      <div className={css.filter}>
        {[64, 92, 104, 88].map(width => (
          <Skeleton key={width} width={width} height={30} />
        ))}
      </div>
      {widths.map(width => (
        <div key={width} className={css.person}>
          <Skeleton round height={32} />
          <Stack as="span" gap={2} grow>
            <Skeleton width={width} />
            <Skeleton width={width + 120} />
          </Stack>
          <Skeleton width={84} height={30} />
        </div>
      ))}
    </Waiting>
  )
}
