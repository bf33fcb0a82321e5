import { Skeleton, Waiting } from '#ui/skeleton'
import css from './thread.module.css'

const bones = [
  { isOwn: false, width: '56%', height: 60 },
  { isOwn: false, width: '38%', height: 40 },
  { isOwn: true, width: '48%', height: 60 },
  { isOwn: false, width: '62%', height: 80 },
  { isOwn: true, width: '34%', height: 40 },
  { isOwn: true, width: '52%', height: 60 },
]

/** A placeholder in the shape of messages, at the bottom, where they will appear. */
export const ThreadSkeleton = () => (
  <div className={css.bones}>
    <Waiting>
      {bones.map(({ isOwn, width, height }, index) => (
        <div key={index} className={css.boneRow} data-own={isOwn || undefined}>
          <Skeleton width={width} height={height} />
        </div>
      ))}
    </Waiting>
  </div>
)
