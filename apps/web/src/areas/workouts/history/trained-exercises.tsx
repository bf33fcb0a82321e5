import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { goTo, useParam } from '#shell'
import { plain } from '#lib/words'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import { PartHeader, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { coursesOfClient, ownCourses, type ExerciseCourses } from '../data.ts'
import { ExercisePanel } from './exercise-panel.tsx'
import { ExerciseTable } from './exercise-table.tsx'
import { useHistoryWords } from './words.ts'

/** The curve, which must be there without a connection too. */
export { fetchLinePlot as ahead } from '#ui/chart'

/** As many are found at a glance. */
const searchedFrom = 10

/** Answers: which exercises were trained, and how is each of them going? */
function TrainedExercises({ courses }: { courses: ExerciseCourses }) {
  const t = useHistoryWords()
  const query = useQuery(courses.list)
  const [typed, setTyped] = useState('')
  const opened = useSearch({ strict: false, select: ({ exercise }) => (typeof exercise === 'string' ? exercise : undefined) })
  return (
    <Sheet>
      <PartHeader
        title={t('title')}
        action={
          query.data &&
          query.data.exercises.length >= searchedFrom && (
            <TextField
              label={t('search')}
              labelHidden
              icon={IconSearch}
              placeholder={t('search')}
              type="search"
              value={typed}
              onChange={event => setTyped(event.target.value)}
              onClear={() => setTyped('')}
            />
          )
        }
      />
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={1} />}>
        {({ exercises }) => {
          const found = exercises.filter(({ name }) => plain(name).includes(plain(typed)))
          return found.length === 0 ? (
            <EmptyState
              level={3}
              picture={<EmptyChartPicture />}
              title={t('noneTitle')}
              text={exercises.length === 0 ? t('noneText') : undefined}
            />
          ) : (
            <ExerciseTable exercises={found} hrefOf={courses.href} />
          )
        }}
      </Loaded>
      {opened !== undefined && (
        <ExercisePanel courses={courses} exercise={opened} onClose={() => goTo(courses.href(), { replace: true })} />
      )}
    </Sheet>
  )
}

/** The exercises of a client, beside their weight, metrics and photos. */
export function ClientExercises() {
  const id = useParam('id')
  const courses = useMemo(() => coursesOfClient(id), [id])
  return <TrainedExercises key={id} courses={courses} />
}

/** A client's own exercises, beside their weight, photos and metrics. */
export const OwnExercises = () => <TrainedExercises courses={ownCourses} />
