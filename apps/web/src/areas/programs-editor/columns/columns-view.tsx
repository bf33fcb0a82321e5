import { IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '#ui/button'
import { BareButton, Row } from '#ui/layout'
import { Kbd } from '#ui/kbd'
import { modalOpen } from '#ui/layers'
import { MoreMenu } from '#ui/menu'
import { commandOf, keyText, useSheetWords } from '#ui/spreadsheet'
import { useLanguage } from '#lib/words'
import { Text } from '#ui/text'
import { openDialog } from '../dialogs.ts'
import { setsIn } from '../figures.ts'
import { addDayAt, moveDay } from '../gestures/days.ts'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useSelected } from '#lib/store'
import { rowsOfWeek, type WeekEntry } from '../outline.ts'
import { useEditor, weekIn } from '../session.ts'
import { AddWeek } from '../weeks/add-week.tsx'
import { useWeekName } from '../weeks/week-bar.tsx'
import { useWeekMenu } from '../weeks/use-week-menu.tsx'
import { useEditorWords } from '../words.ts'
import { ChosenRowsBar } from './chosen-rows-bar.tsx'
import { ColumnWidth, useColumnWidth } from './column-width.tsx'
import { DayBlock } from './day-block.tsx'
import { dropProps } from './drag-and-drop.ts'
import { rowClipboardProps } from './row-clipboard.ts'
import { focusStop, isMac, rowKeyProps, typeExercise } from './row-keys.ts'
import css from './columns.module.css'

/** The weeks side by side, each with its days below each other. */
export function ColumnsView() {
  const session = useEditor()
  const weeks = useSelected(session.outline, all => all.weeks)
  const width = useColumnWidth()
  const library = useExerciseLibrary()
  const language = useLanguage()
  const clipboardProps = useMemo(() => rowClipboardProps(session, { library, language }), [session, library, language])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const week = weekIn(session.outline.get(), session.weekId.get())
    const stopId = session.rowId.get() ?? (week && rowsOfWeek(week)[0]?.id)
    if (session.takesFocus.get() && box.current && stopId !== undefined) focusStop(box.current, stopId)
    session.takesFocus.set(false)
  }, [session])
  return (
    <>
      <Row justify="between" className={css.tools}>
        <ColumnWidth />
        <AllKeys />
      </Row>
      <div ref={box} className={css.weeks} style={{ gridAutoColumns: `${width}px` }} {...rowKeyProps(session)} {...clipboardProps}>
        {weeks.map(week => (
          <WeekColumn key={week.id} week={week} />
        ))}
        <div className={css.addWeek}>
          <AddWeek isFramed />
        </div>
      </div>
      <ChosenRowsBar />
    </>
  )
}

const openKeys = () => openDialog({ kind: 'keys' })

/** The way to the list of keys, which Ctrl+/ opens also while no row has the focus. */
function AllKeys() {
  const words = useSheetWords()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || modalOpen.get() || commandOf(event, 'none', isMac)?.kind !== 'help') return
      event.preventDefault()
      openKeys()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <BareButton onClick={openKeys}>
      <Text as="span" size="small" tone={2}>
        <Kbd>{keyText('Ctrl /', { isMac, words })}</Kbd> {words('allKeys')}
      </Text>
    </BareButton>
  )
}

function WeekColumn({ week }: { week: WeekEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  const menuOf = useWeekMenu()
  const title = t('week', { number: week.number })
  const name = useWeekName(week.cells)
  return (
    <section aria-label={title}>
      <div
        className={css.week}
        onFocus={() => session.weekId.set(week.id)}
        {...dropProps('day', dayId => moveDay(session, { dayId, weekId: week.id, index: week.days.length }))}>
        <Row gap={8} className={css.weekHead}>
          <Text as="h2" weight={600}>
            {title}
          </Text>
          <Text as="span" tone={2} clip title={name || undefined}>
            {name}
          </Text>
          <Text as="span" tone={2} figures className={css.weekSets}>
            {t('setCount', { count: setsIn(rowsOfWeek(week)) })}
          </Text>
          <MoreMenu small label={t('weekMenu', { number: week.number })} items={() => menuOf(week)} />
        </Row>
        {week.days.map(day => (
          <DayBlock
            key={day.id}
            day={day}
            addButton={workout => (
              <Button size="small" kind="quiet" icon={IconPlus} onClick={() => typeExercise(session, workout.id, '')}>
                {t('addExercise')}
              </Button>
            )}
          />
        ))}
        <Button size="small" onClick={() => addDayAt(session, week.id, week.days.length)}>
          {t('addDay')}
        </Button>
      </div>
    </section>
  )
}
