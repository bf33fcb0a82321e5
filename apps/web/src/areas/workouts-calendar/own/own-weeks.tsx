import type { TrainingEntry } from '@allenio/contract/workouts'
import { useState } from 'react'
import { ownWorkoutSteps } from '#areas/programs'
import { ownWorkoutHref } from '#areas/workouts'
import { goTo, useMe, useToday } from '#shell'
import { Stack } from '#ui/layout'
import { EntryPanel } from '../calendar/entry-panel.tsx'
import { nameOfEntry } from '../calendar/entries.ts'
import { MoveEntry } from '../calendar/move-entry.tsx'
import { TrainingCalendar } from '../calendar/training-calendar.tsx'
import { useCalendarWords } from '../calendar/words.ts'
import { ownCalendarQuery } from '../data.ts'
import css from './own-weeks.module.css'
import { useOwnMoves } from './use-own-moves.ts'

/** Answers a client: what do I do this week? A day that is done opens its workout, one to come begins here. */
export function OwnWeeks() {
  const today = useToday()
  const zone = useMe()?.timeZone ?? 'Europe/Rome'
  const [chosenDay, setChosenDay] = useState<string>()
  const [opened, setOpened] = useState<{ kind: 'open' | 'move'; entry: TrainingEntry }>()
  const { withWaiting, move } = useOwnMoves()
  const close = () => setOpened(undefined)
  const open = (entry: TrainingEntry) =>
    entry.state === 'done' && entry.result ? goTo(ownWorkoutHref(entry.result.workoutId)) : setOpened({ kind: 'open', entry })
  return (
    <div className={css.weeks}>
      <TrainingCalendar
        read={ownCalendarQuery}
        withWaiting={withWaiting}
        isTeam={false}
        zone={zone}
        day={chosenDay ?? today}
        onDay={setChosenDay}
        onOpen={open}
        onMove={move}
      />
      {opened?.kind === 'open' && (
        <EntryPanel
          entry={opened.entry}
          isTeam={false}
          workoutHref={ownWorkoutHref}
          steps={<Steps entry={opened.entry} today={today} />}
          onMove={() => setOpened({ kind: 'move', entry: opened.entry })}
          onPutBack={() => {
            close()
            void move(opened.entry, null)
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'move' && (
        <MoveEntry entry={opened.entry} min={today} onMove={day => void move(opened.entry, day)} onClose={close} />
      )}
    </div>
  )
}

/** Each planned workout of the day with what the client does with it. */
function Steps({ entry, today }: { entry: TrainingEntry; today: string }) {
  const t = useCalendarWords()
  if (!entry.plan) return null
  const { dayId, releaseId, workouts } = entry.plan
  return (
    <Stack gap={8} align="start">
      {workouts.flatMap(({ id: workoutId, name }) =>
        ownWorkoutSteps
          .entries()
          .map(({ id, Step }) => (
            <Step
              key={`${id} ${workoutId}`}
              dayId={dayId}
              workoutId={workoutId}
              releaseId={releaseId}
              name={name || nameOfEntry(entry, t)}
              isToday={entry.day === today}
            />
          )),
      )}
    </Stack>
  )
}
