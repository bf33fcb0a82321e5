import type { ExerciseResult, WorkoutDetail } from '@allenio/contract/workouts'
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goTo, useParam, useShortcuts } from '#shell'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { IconButton, IconLink } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PartHeader, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { ExerciseComments } from '../comments/exercise-comments.tsx'
import { useReadByTeam, useTeamComments } from '../comments/use-comment-writes.ts'
import { workoutHref } from '../addresses.ts'
import { clientWorkoutQuery, coursesOfClient } from '../data.ts'
import { ExercisePanel } from '../history/exercise-panel.tsx'
import { useWorkoutFacts } from '../marks/facts.ts'
import { WorkoutMarks } from '../marks/workout-marks.tsx'
import css from './detail.module.css'
import { DiscussButton } from './discuss-button.tsx'
import { WorkoutResult } from './workout-result.tsx'
import { useResultWords } from './words.ts'

/** Answers: what was asked, what was done, and what does the client say of it? */
export function Page() {
  const id = useParam('id')
  const workoutId = useParam('workoutId')
  return <Details key={workoutId} id={id} workoutId={workoutId} />
}

function Details({ id, workoutId }: { id: string; workoutId: string }) {
  const t = useResultWords()
  const isPhone = useIsMobile()
  const query = useQuery(clientWorkoutQuery(id, workoutId))
  const writes = useTeamComments(id)
  const [opened, setOpened] = useState<ExerciseResult>()
  const allHref = hrefTo('/clients/$id/completed_workouts', { id })
  useReadByTeam(query.data)
  return (
    <Sheet>
      <Row gap={8} justify="between" className={css.way}>
        <Row gap={4} wrap>
          <ButtonLink kind="quiet" size="small" href={allHref} icon={IconArrowLeft}>
            {t('toAll')}
          </ButtonLink>
          <ButtonLink kind="quiet" size="small" href={hrefTo('/inbox', { search: { group: 'training' } })} icon={IconInbox}>
            {t('toInbox')}
          </ButtonLink>
        </Row>
        {query.data && !isPhone && <Neighbours workout={query.data} />}
      </Row>
      <Loaded
        query={query}
        failed={t('failed')}
        skeleton={<SkeletonRows rows={8} columns={3} tall />}
        gone={<ErrorState title={t('goneTitle')} text={t('goneText')} action={<ButtonLink href={allHref}>{t('toAll')}</ButtonLink>} />}>
        {workout => (
          <>
            <Head workout={workout} />
            <WorkoutResult
              workout={workout}
              level={3}
              onHistory={setOpened}
              comments={exercise => <ExerciseComments exercise={exercise} writes={writes} workout={workout} />}
            />
            {/* above it stand the arrows of the clients */}
            {isPhone && (
              <Row justify="center" className={css.foot}>
                <Neighbours workout={workout} />
              </Row>
            )}
          </>
        )}
      </Loaded>
      {opened && (
        <ExercisePanel
          courses={coursesOfClient(id)}
          exercise={opened.exercise.id ?? opened.exercise.name}
          leadsToAll
          onClose={() => setOpened(undefined)}
        />
      )}
    </Sheet>
  )
}

function Head({ workout }: { workout: WorkoutDetail }) {
  const t = useResultWords()
  const { dayTime, time } = useFormats()
  const isUnderWay = workout.state === 'under way'
  const { nameOf } = useWorkoutFacts()
  return (
    <PartHeader
      title={nameOf(workout)}
      text={
        <Stack as="span" gap={6}>
          <span>{`${dayTime(workout.startedAt)} · ${workout.program ?? t('withoutPlan')}`}</span>
          <WorkoutMarks workout={workout} />
          {isUnderWay && <span>{t('updatedAt', { time: time(workout.updatedAt) })}</span>}
        </Stack>
      }
      action={<DiscussButton workout={workout} />}
    />
  )
}

/** The client's workouts before and after this one; comma and full stop do the same. */
function Neighbours({ workout: { client, previousId, nextId } }: { workout: WorkoutDetail }) {
  const t = useResultWords()
  const hrefOf = (id: string | null) => (id === null ? undefined : workoutHref({ id, client }))
  const sides = [
    { key: ',', label: t('previous'), icon: IconChevronLeft, href: hrefOf(previousId) },
    { key: '.', label: t('next'), icon: IconChevronRight, href: hrefOf(nextId) },
  ]
  useShortcuts(sides.map(({ key: keys, label, href }) => ({ keys, label, run: () => href && goTo(href) })))
  return (
    <Row as="nav" gap={6} aria-label={`${t('previous')}, ${t('next')}`}>
      {sides.map(({ key, label, icon, href }) =>
        href ? (
          <IconLink key={key} label={label} keys={key} icon={icon} kind="framed" size="small" href={href} />
        ) : (
          <IconButton key={key} label={label} icon={icon} kind="framed" size="small" disabled />
        ),
      )}
    </Row>
  )
}
