import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { plain } from '#lib/words'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section } from '#ui/section'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { workoutHref } from '../addresses.ts'
import { exerciseHistoryQuery, trainedExercisesQuery } from '../data.ts'
import { ExerciseCourse } from './exercise-course.tsx'
import { useHistoryWords } from './words.ts'

const width = 640

interface ExercisePanelProps {
  clientId: string
  /** The exercise that is open at first, by its id or name; without it one is chosen. */
  start?: string
  onClose: () => void
}

export function ExercisePanel({ clientId, start, onClose }: ExercisePanelProps) {
  const t = useHistoryWords()
  const [exercise, setExercise] = useState(start)
  return (
    <SidePanel opened onClose={onClose} width={width} title={t('title')} bare>
      {exercise === undefined ? (
        <Choice clientId={clientId} onChoose={setExercise} />
      ) : (
        <Course clientId={clientId} exercise={exercise} onBack={() => setExercise(undefined)} />
      )}
    </SidePanel>
  )
}

interface CourseProps {
  clientId: string
  exercise: string
  onBack: () => void
}

function Course({ clientId: id, exercise, onBack }: CourseProps) {
  const t = useHistoryWords()
  const query = useQuery(exerciseHistoryQuery(id, exercise))
  const hrefOf = (workoutId: string) => workoutHref({ id: workoutId, client: { id } })
  return (
    <>
      <PartHeader
        title={query.data?.name}
        action={
          <Button size="small" icon={IconArrowLeft} onClick={onBack}>
            {t('all')}
          </Button>
        }
      />
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={2} />}>
        {history => <ExerciseCourse history={history} hrefOf={hrefOf} />}
      </Loaded>
    </>
  )
}

function Choice({ clientId, onChoose }: { clientId: string; onChoose: (key: string) => void }) {
  const t = useHistoryWords()
  const { ago } = useFormats()
  const query = useQuery(trainedExercisesQuery(clientId))
  const [typed, setTyped] = useState('')
  return (
    <>
      <Section>
        <TextField
          label={t('search')}
          type="search"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onClear={() => setTyped('')}
        />
      </Section>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={1} />}>
        {({ exercises }) => {
          const found = exercises.filter(({ name }) => plain(name).includes(plain(typed)))
          if (found.length === 0) return <EmptyState picture={<EmptyChartPicture />} title={t('noneTitle')} text={t('noneText')} />
          return (
            <List label={t('all')}>
              {found.map(({ key, name, times, lastDay }) => (
                <ListRow key={key} title={name} sub={`${t('times', { count: times })} · ${ago(lastDay)}`} onClick={() => onChoose(key)} />
              ))}
            </List>
          )
        }}
      </Loaded>
    </>
  )
}
