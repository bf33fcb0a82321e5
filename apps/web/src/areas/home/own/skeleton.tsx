import { Skeleton, Waiting } from '#ui/skeleton'
import css from './page.module.css'
import { Stack } from '#ui/layout'

/** Shown while it is not known yet what the page will contain. */
export const OwnPageSkeleton = () => (
  <div className={css.page}>
    <div className={css.head}>
      <Waiting>
        <Stack gap={8}>
          <Skeleton width={128} height={16} />
          <Skeleton width={236} height={28} />
        </Stack>
      </Waiting>
    </div>
    <OwnHomeSkeleton />
  </div>
)

/** Two to-dos and a weight: what most days begin with. */
export const OwnHomeSkeleton = () => (
  <Waiting>
    <div className={css.columns}>
      <div className={css.column}>
        <div className={css.bones}>
          <Skeleton width={88} height={16} />
          {[0, 1].map(row => (
            <div key={row} className={css.boneRow}>
              <Skeleton round height={28} />
              <Skeleton width="56%" height={16} />
            </div>
          ))}
        </div>
        <div className={css.bones}>
          <Skeleton width={64} height={16} />
          <Skeleton width={140} height={40} />
          <Skeleton height={56} />
        </div>
      </div>
      <div className={css.column}>
        <div className={css.bones}>
          <Skeleton width={64} height={16} />
          <div className={css.photos}>
            {[0, 1, 2].map(photo => (
              <Skeleton key={photo} className={css.photo} height={148} />
            ))}
          </div>
        </div>
      </div>
    </div>
  </Waiting>
)
