import { workoutMarks } from '@allenio/contract/workouts'
import { IconChartLine } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { useMe, useParam } from '#shell'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { EmptyState } from '#ui/empty-state'
import { WorkoutPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { List } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { clientExercisesHref, workoutHref } from '../addresses.ts'
import { clientWorkoutsQuery, type WorkoutMark } from '../data.ts'
import { ImportButtons } from '../history/import-buttons.tsx'
import { WorkoutLine } from '../marks/workout-line.tsx'
import { Adherence } from './adherence.tsx'
import { useClientWords } from './words.ts'

/** Answers: does this person train as planned, and how did each time go? */
export function Page() {
  const id = useParam('id')
  return <ClientWorkouts key={id} id={id} />
}

function ClientWorkouts({ id }: { id: string }) {
  const t = useClientWords()
  const [mark, setMark] = useState<WorkoutMark>()
  const list = useInfiniteQuery(clientWorkoutsQuery(id, mark))
  const counts = list.data?.first?.counts
  const isEmpty = mark === undefined && list.data?.rows.length === 0
  const { data: client } = useQuery(clientQuery(id))
  const isPhone = useIsMobile()
  const mayImport = useMe()?.permissions.includes('update clients') ?? false
  const importButtons = mayImport && client && <ImportButtons client={client} />
  return (
    <Sheet>
      <PartHeader
        title={t('title')}
        action={
          !isEmpty && (
            <>
              {/* on a phone the list comes first, and the client's menu has it too */}
              {!isPhone && importButtons}
              <ButtonLink icon={IconChartLine} href={clientExercisesHref(id)}>
                {t('exercises')}
              </ButtonLink>
            </>
          )
        }
      />
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={1} tall />}>
        {({ rows }) =>
          isEmpty ? (
            <EmptyState
              level={3}
              picture={<WorkoutPicture />}
              title={t('emptyTitle')}
              text={t(mayImport ? 'emptyOrImportText' : 'emptyText')}
              action={importButtons || undefined}
            />
          ) : (
            <>
              <Adherence clientId={id} />
              <Section bare title={t('show')} level={3} action={counts && <Marks mark={mark} counts={counts} onChoose={setMark} />}>
                {rows.length === 0 ? (
                  <EmptyState level={3} title={t('noneTitle')} />
                ) : (
                  <List label={t('title')}>
                    {rows.map(workout => (
                      <WorkoutLine key={workout.id} workout={workout} href={workoutHref(workout)} />
                    ))}
                  </List>
                )}
                <LoadMore list={list} />
              </Section>
            </>
          )
        }
      </Loaded>
    </Sheet>
  )
}

interface MarksProps {
  mark: WorkoutMark | undefined
  counts: Record<WorkoutMark | 'all', number | null>
  onChoose: (mark: WorkoutMark | undefined) => void
}

function Marks({ mark, counts, onChoose }: MarksProps) {
  const t = useClientWords()
  const { integer } = useFormats()
  const withCount = (word: string, count: number | null) => (count === null ? word : `${word} ${integer(count)}`)
  return (
    <Row gap={6} wrap role="radiogroup" aria-label={t('show')}>
      <ChoiceChip type="radio" name="workout-mark" checked={mark === undefined} onChange={() => onChoose(undefined)}>
        {withCount(t('all'), counts.all)}
      </ChoiceChip>
      {workoutMarks
        .filter(each => counts[each] !== 0 || each === mark)
        .map(each => (
          <ChoiceChip key={each} type="radio" name="workout-mark" checked={mark === each} onChange={() => onChoose(each)}>
            {withCount(t(each), counts[each])}
          </ChoiceChip>
        ))}
    </Row>
  )
}
