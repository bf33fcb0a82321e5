import { Stack } from '#ui/layout'
import { PhotoFrame } from '#ui/photo-frame'
import { Skeleton, Waiting } from '#ui/skeleton'
import css from './list.module.css'
import thumb from '../photo/photo-thumb.module.css'

/** Three rows in the shape of those to come. */
export function ProgressSkeleton() {
  return (
    <Waiting>
      <div className={css.monthName}>
        <Skeleton width={120} />
      </div>
      {[0, 1, 2].map(row => (
        <div key={row} className={css.row}>
          <Stack align="start" gap={2} className={css.when}>
            <Skeleton width={96} height={16} />
            <Skeleton width={64} />
          </Stack>
          <div className={css.photos}>
            {[0, 1, 2].map(photo => (
              <PhotoFrame key={photo} className={thumb.missing} />
            ))}
          </div>
          <Stack gap={10} className={css.words}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </Stack>
        </div>
      ))}
    </Waiting>
  )
}
