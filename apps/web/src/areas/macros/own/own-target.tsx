import type { MacroAssignment, DayType, MovedDay, ResolvedDay } from '@allenio/contract/macros'
import { weekdayOf } from '@allenio/domain/days'
import { dayTypeOn } from '@allenio/domain/macros'
import { IconArrowBackUp, IconCalendarRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { useMacroText } from '#areas/aliments'
import { useToday } from '#shell'
import { useFormats, weekdayNames } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Menu } from '#ui/menu'
import { Quote } from '#ui/quote'
import { Section } from '#ui/section'
import { Text, Title } from '#ui/text'
import { TargetFigures } from '../targets/target-figures.tsx'
import { dayTypeIcons } from '../week/day-type-icons.ts'
import { dayInWeekOf, thisWeekOf } from '../week/this-week.ts'
import { WeekChoice } from '../week/week-strip.tsx'
import css from './own.module.css'
import { useMovedDays, useMoveDay } from './moved-days.ts'
import { useOpenedReceipt } from './receipts.ts'
import { useOwnWords } from './words.ts'

interface OwnTargetProps {
  assignment: MacroAssignment
  nameOf: (type: DayType) => string
  /** The assignment counts today; otherwise the client only looks at it. */
  isCurrent: boolean
  /** Whether the client may move days of this week. */
  mayMoveDays: boolean
  /** Says which assignment it is, and since when. */
  sentence: string
}

/** Shows today's target in large figures; the strip below opens other days. */
export function OwnTarget({ assignment, nameOf, isCurrent, mayMoveDays, sentence }: OwnTargetProps) {
  const { targets, message, note } = assignment
  const t = useOwnWords()
  useOpenedReceipt(assignment)
  const language = useLanguage()
  const day = useToday()
  const today = weekdayOf(day)
  const movedDays = useMovedDays(assignment)
  const week = isCurrent ? thisWeekOf({ ...assignment, movedDays }, day) : assignment.week
  const [weekday, setWeekday] = useState(today)
  const isMoved = isCurrent && movedDays.some(moved => moved.day === dayInWeekOf(day, weekday))
  const type = week?.[weekday - 1] ?? 'every day'
  const target = targets.find(({ dayType }) => dayType === type) ?? targets[0]
  const others = targets.filter(each => each !== target)
  const weekdayName = weekdayNames(language, 'long')[weekday - 1] ?? ''
  const heading =
    isCurrent && weekday === today ? t('today') : t(week === assignment.week ? 'onWeekday' : 'onThisWeekday', { weekday: weekdayName })
  return (
    <>
      <Section>
        <Stack gap={20} className={css.target}>
          <Text tone={2} breaks>
            {sentence}
          </Text>
          {week && <WeekChoice week={week} nameOf={nameOf} value={weekday} onChange={setWeekday} />}
          {target && (
            <Stack gap={12} aria-live="polite">
              <Row gap={4} justify="between">
                <Stack gap={2}>
                  <Title level={2} size={20}>
                    {week ? `${heading}: ${nameOf(type)}` : isCurrent ? t('today') : nameOf(type)}
                  </Title>
                  {isMoved && <Text tone={2}>{t('isMoved')}</Text>}
                </Stack>
                {mayMoveDays && week && targets.length > 1 && (
                  <DayTypeMenu assignment={assignment} movedDays={movedDays} day={dayInWeekOf(day, weekday)} type={type} nameOf={nameOf} />
                )}
              </Row>
              <TargetFigures target={target} />
            </Stack>
          )}
          {message && (
            <Quote label={t('message')}>
              <Text breaks prose>
                {message}
              </Text>
            </Quote>
          )}
          {note && (
            <Stack gap={4} className={css.note}>
              <Text as="span" size="hint" tone={2}>
                {t('note')}
              </Text>
              <Text breaks prose>
                {note}
              </Text>
            </Stack>
          )}
        </Stack>
      </Section>
      {others.length > 0 && <OtherTypes targets={others} nameOf={nameOf} />}
    </>
  )
}

interface DayTypeMenuProps extends Pick<OwnTargetProps, 'assignment' | 'nameOf'> {
  movedDays: readonly MovedDay[]
  day: string
  type: DayType
}

/** The menu that gives a day another type, where the business allows it. */
function DayTypeMenu({ assignment: { targets, week, calendar }, movedDays, day, type, nameOf }: DayTypeMenuProps) {
  const t = useOwnWords()
  const { day: dayText } = useFormats()
  const move = useMoveDay()
  const before = movedDays.find(moved => moved.day === day)?.dayType ?? null
  const usual = dayTypeOn(week, day, calendar)
  const moveTo = (to: DayType | null) =>
    move({ day, to, before, text: t(to === null ? 'dayTypeBack' : 'dayTypeChanged', { day: dayText(day), type: nameOf(to ?? usual) }) })
  const choose = (to: DayType) => {
    if (to !== type) moveTo(to === usual ? null : to)
  }
  const types = targets.map(({ dayType }) => ({ label: nameOf(dayType), isCurrent: dayType === type, onClick: () => choose(dayType) }))
  const back = { items: [{ label: t('asPlanned'), icon: IconArrowBackUp, onClick: () => moveTo(null) }] }
  return (
    <Menu groups={[{ label: t('dayType'), items: types }, ...(before === null ? [] : [back])]}>
      <IconButton icon={IconCalendarRepeat} label={t('changeDayType')} />
    </Menu>
  )
}

function OtherTypes({ targets, nameOf }: { targets: readonly ResolvedDay[]; nameOf: (type: DayType) => string }) {
  const t = useOwnWords()
  const macroText = useMacroText()
  return (
    <Section bare title={t('otherDays')}>
      <List label={t('otherDays')}>
        {targets.map(target => (
          <ListRow
            key={target.dayType}
            lead={<Icon of={dayTypeIcons[target.dayType]} />}
            title={nameOf(target.dayType)}
            sub={macroText(target)}
          />
        ))}
      </List>
    </Section>
  )
}
