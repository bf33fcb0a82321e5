import { Skeleton, Waiting } from '#ui/skeleton'
import css from './guest-page.module.css'

/** Title, sentence, field and button, on their way. */
export const GuestWaiting = () => (
  <Waiting>
    <div className={css.page}>
      <div className={css.head}>
        <Skeleton width="70%" height={28} />
        <Skeleton width="90%" height={14} />
      </div>
      <div className={css.form}>
        <Skeleton height={66} />
        <Skeleton height={44} />
      </div>
    </div>
  </Waiting>
)
