import { IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/button'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import type { ExerciseCourses } from '../data.ts'
import { ExerciseCourse } from './exercise-course.tsx'
import { useHistoryWords } from './words.ts'

const width = 640

interface ExercisePanelProps {
  courses: ExerciseCourses
  /** The id of the exercise or, where the library has none, its name. */
  exercise: string
  /** Links to the page with all exercises; absent on that page. */
  leadsToAll?: true
  onClose: () => void
}

/** A panel with the history of one exercise. */
export function ExercisePanel({ courses, exercise, leadsToAll, onClose }: ExercisePanelProps) {
  const t = useHistoryWords()
  const query = useQuery(courses.course(exercise))
  return (
    <SidePanel
      opened
      onClose={onClose}
      width={width}
      title={query.data?.name || t('title')}
      bare
      tools={
        leadsToAll && (
          <ButtonLink size="small" icon={IconList} href={courses.href()}>
            {t('all')}
          </ButtonLink>
        )
      }>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={2} />}>
        {history => <ExerciseCourse history={history} hrefOf={courses.workoutHref} />}
      </Loaded>
    </SidePanel>
  )
}
