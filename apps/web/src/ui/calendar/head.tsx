import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Menu } from '#ui/menu'
import { SegmentedControl } from '#ui/segmented-control'
import { Title } from '#ui/text'
import type { Words } from './board.ts'
import css from './calendar.module.css'
import { stepDay, type CalendarView } from './range.ts'

interface HeadProps {
  title: string
  view: CalendarView
  views: readonly CalendarView[]
  day: string
  today: string
  onView: (view: CalendarView, day: string) => void
  onDay: (day: string) => void
  actions: ReactNode
  t: Words
}

const stepNames = {
  day: ['previousDay', 'nextDay'],
  team: ['previousDay', 'nextDay'],
  week: ['previousWeek', 'nextWeek'],
  month: ['previousMonth', 'nextMonth'],
  list: ['previousDays', 'nextDays'],
  days: ['previousWeek', 'nextWeek'],
  twoWeeks: ['previousWeeks', 'nextWeeks'],
  fourWeeks: ['previousWeeks', 'nextWeeks'],
} as const satisfies Record<CalendarView, readonly [string, string]>

/** The title of what is shown, the way to other days, and the views. */
export function Head({ title, view, views, day, today, onView, onDay, actions, t }: HeadProps) {
  const [previous, next] = stepNames[view]
  return (
    <div className={css.bar}>
      <Row gap={4}>
        <Button size="small" onClick={() => onDay(today)}>
          {t('today')}
        </Button>
        <IconButton size="small" label={t(previous)} keys="PageUp" icon={IconChevronLeft} onClick={() => onDay(stepDay(view, day, -1))} />
        <IconButton size="small" label={t(next)} keys="PageDown" icon={IconChevronRight} onClick={() => onDay(stepDay(view, day, 1))} />
      </Row>
      <Title level={2} size={20} clip className={css.title} aria-live="polite">
        {title}
      </Title>
      {views.length > 1 && (
        <>
          <div className={css.asChoice}>
            <SegmentedControl
              label={t('view')}
              value={view}
              onChange={chosen => onView(chosen, day)}
              options={views.map(value => ({ value, label: t(value) }))}
            />
          </div>
          <div className={css.asMenu}>
            <Menu items={() => views.map(each => ({ label: t(each), isCurrent: each === view, onClick: () => onView(each, day) }))}>
              <Button size="small" iconAfter={<IconChevronDown stroke={1.5} aria-hidden />}>
                {t(view)}
              </Button>
            </Menu>
          </div>
        </>
      )}
      {actions && <Row gap={8}>{actions}</Row>}
    </div>
  )
}
