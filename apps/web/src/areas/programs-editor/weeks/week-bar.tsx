import { useEffect, useRef } from 'react'
import { classes } from '#ui/classes'
import { BareButton, Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { setsIn } from '../figures.ts'
import { rowsOfWeek, type WeekEntry } from '../outline.ts'
import { useEditor, useWeek } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { AddWeek } from './add-week.tsx'
import { useWeekMenu } from './use-week-menu.tsx'
import css from './week-bar.module.css'
import { useSelected } from '#lib/store'

/** All weeks with their sets, so that the wave of the program is seen while one of them is edited. */
export function WeekBar() {
  const t = useEditorWords()
  const session = useEditor()
  const weeks = useSelected(session.outline, all => all.weeks)
  const current = useWeek()
  const menuOf = useWeekMenu()
  const sets = weeks.map(week => setsIn(rowsOfWeek(week)))
  const most = Math.max(1, ...sets)
  return (
    <Row className={css.bar} gap={8}>
      <Row as="ol" gap={8} className={css.weeks} aria-label={t('weeks')}>
        {weeks.map((week, index) => (
          <li key={week.id}>
            <WeekTab week={week} sets={sets[index] ?? 0} most={most} isCurrent={week.id === current?.id} />
          </li>
        ))}
      </Row>
      <AddWeek />
      {current && <MoreMenu label={t('weekMenu', { number: current.number })} items={() => menuOf(current)} />}
    </Row>
  )
}

/** The name that a week was given; a week of deload says so. */
export function useWeekName(cells: WeekEntry['cells']): string {
  const t = useEditorWords()
  return cells['isDeload'] === true ? t('deload') : typeof cells['name'] === 'string' ? cells['name'] : ''
}

interface WeekTabProps {
  week: WeekEntry
  sets: number
  most: number
  isCurrent: boolean
}

function WeekTab({ week: { id, number, cells }, sets, most, isCurrent }: WeekTabProps) {
  const t = useEditorWords()
  const { weekId } = useEditor()
  const tab = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCurrent) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  const name = useWeekName(cells)
  return (
    <BareButton
      ref={tab}
      className={classes(css.week, isCurrent && css.current)}
      aria-current={isCurrent || undefined}
      onClick={() => weekId.set(id)}>
      <span className={css.line}>
        <VisuallyHidden>{t('week', { number })}</VisuallyHidden>
        <b aria-hidden>{t('weekShort', { number })}</b>
        <Text as="span" size="inherit" tone={2} clip title={name || undefined} className={css.name}>
          {name}
        </Text>
        <span className={css.sets} aria-hidden>
          {sets}
        </span>
        <VisuallyHidden>{t('setCount', { count: sets })}</VisuallyHidden>
      </span>
      <span className={css.track} aria-hidden>
        <span className={css.fill} style={{ width: `${(sets / most) * 100}%` }} />
      </span>
    </BareButton>
  )
}
