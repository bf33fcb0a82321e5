import { Stack } from '#ui/layout'
import { Sheet } from '#ui/section'
import { Skeleton, Waiting } from '#ui/skeleton'
import css from './course.module.css'
import page from './page.module.css'

/** The school's name, a few lines, the first courses, on their way. */
export const SchoolSkeleton = () => (
  <Waiting>
    <div className={page.page}>
      <Stack gap={10} className={page.head}>
        <Skeleton width={280} height={28} />
        <Skeleton width="64%" />
        <Skeleton width="48%" />
      </Stack>
      <Sheet framed>
        {[0, 1].map(course => (
          <div key={course} className={css.course}>
            <span className={css.number} />
            <div className={css.content}>
              <Skeleton width="36%" height={20} />
              <Skeleton width="82%" />
              <Skeleton width="74%" />
              <div className={css.tiles}>
                <Skeleton height={112} />
                <Skeleton height={112} />
              </div>
            </div>
          </div>
        ))}
      </Sheet>
    </div>
  </Waiting>
)
