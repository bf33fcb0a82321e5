import type { ReactNode } from 'react'
import { BareList, Row, Stack } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Text } from '#ui/text'
import { useDayTitles } from '../days/day-titles.ts'
import { useDayMenu } from '../days/use-day-menu.tsx'
import { figuresOf } from '../figures.ts'
import { moveDay } from '../gestures/days.ts'
import { moveInto } from '../gestures/rows.ts'
import { indexIn } from '../gestures/weeks.ts'
import type { DayEntry, WorkoutEntry } from '../outline.ts'
import { FigureText } from '../rows/figure-text.tsx'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import css from './columns.module.css'
import { dragProps, dropProps } from './drag-and-drop.ts'
import { RowLine } from './row-line.tsx'

interface DayBlockProps {
  day: DayEntry
  addButton: (workout: WorkoutEntry) => ReactNode
}

/** A day with its workouts, each row on a line of its own. */
export function DayBlock({ day, addButton }: DayBlockProps) {
  const session = useEditor()
  const { id, weekId } = day
  const dropDay = (dayId: string) => {
    const index = indexIn(session, { id, parentId: weekId })
    const own = indexIn(session, { id: dayId, parentId: weekId })
    moveDay(session, { dayId, weekId, index: own >= 0 && own < index ? index - 1 : index })
  }
  return (
    <section className={css.day} {...dropProps('day', dropDay)}>
      {/* by its place: the first row of an empty day makes a workout of it, and the focus stays where it was typed */}
      {day.workouts.map((workout, index) => (
        <WorkoutBlock key={index} day={day} workout={workout} addButton={addButton} />
      ))}
    </section>
  )
}

function WorkoutBlock({ day, workout, addButton }: DayBlockProps & { workout: WorkoutEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  const { title, detail } = useDayTitles()(day, workout)
  const menuOf = useDayMenu()
  return (
    <div {...dropProps('row', rowId => moveInto(session, { rowIds: [rowId], groupId: workout.id, beforeId: undefined }))}>
      <Row gap={8} align="start" className={css.dayHead} {...dragProps({ kind: 'day', id: day.id })}>
        <Stack grow>
          <Text as="h3" weight={600} breaks>
            {title}
            {detail !== undefined && (
              <Text as="span" size="inherit" tone={2} weight={400}>
                {' '}
                {detail}
              </Text>
            )}
          </Text>
          <Text as="div" size="hint" tone={2}>
            <FigureText figures={figuresOf([workout])} />
          </Text>
        </Stack>
        <MoreMenu small label={t('dayMenu', { day: title })} items={() => menuOf(day, workout)} />
      </Row>
      <BareList>
        {workout.rows.map(entry => (
          <RowLine key={entry.id} entry={entry} workout={workout} />
        ))}
      </BareList>
      <div className={css.add} data-add={workout.id}>
        {addButton(workout)}
      </div>
    </div>
  )
}
