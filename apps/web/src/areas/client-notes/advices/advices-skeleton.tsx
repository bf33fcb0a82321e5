import { Skeleton, Waiting } from '#ui/skeleton'
import css from './advices.module.css'

export function AdvicesSkeleton() {
  return (
    <Waiting>
      <div className={css.list}>
        {['48%', '62%', '39%'].map(width => (
          <div key={width} className={css.advice}>
            <Skeleton width={`min(${width}, 260px)`} height={16} />
            <Skeleton width={150} />
            <Skeleton width="min(90%, 620px)" height={14} />
            <Skeleton width="min(80%, 560px)" height={14} />
          </div>
        ))}
      </div>
    </Waiting>
  )
}
