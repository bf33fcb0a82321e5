import { lazyPart } from '#lib/lazy-part'
import { Skeleton, Waiting } from '#ui/skeleton'
import css from './late-calendar.module.css'

const skeleton = (
  <Waiting>
    <div className={css.waiting}>
      <Skeleton width="40%" height={30} />
      <Skeleton className={css.days} />
    </div>
  </Waiting>
)

/**
 * Days with entries: day, week, month, list and the team's day. On a phone a strip of days and the list of one. Loaded when first drawn.
 */
export const Calendar = lazyPart(() => import('./calendar.tsx'), 'Calendar', skeleton)
