import type { MacroAssignment } from '@allenio/contract/macro-assignments'
import type { DayType, ResolvedDay } from '@allenio/contract/macro-fields'
import { weekdayOf } from '@allenio/domain/days'
import { useState } from 'react'
import { useMacroText } from '#areas/aliments'
import { useToday } from '#shell'
import { weekdayNames } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Quote } from '#ui/quote'
import { Section } from '#ui/section'
import { Text, Title } from '#ui/text'
import { TargetFigures } from '../targets/target-figures.tsx'
import { dayTypeIcons } from '../week/day-type-icons.ts'
import { thisWeekOf } from '../week/this-week.ts'
import { WeekChoice } from '../week/week-strip.tsx'
import css from './own.module.css'
import { useOpenedReceipt } from './receipts.ts'
import { useOwnWords } from './words.ts'

interface OwnTargetProps {
  assignment: MacroAssignment
  nameOf: (type: DayType) => string
  /** It counts today; otherwise it is only looked at. */
  isCurrent: boolean
  /** Which one it is, and since when. */
  sentence: string
}

/** The target of today, large; the strip leads to those of other days. */
export function OwnTarget({ assignment, nameOf, isCurrent, sentence }: OwnTargetProps) {
  const { targets, message, note } = assignment
  const t = useOwnWords()
  useOpenedReceipt(assignment)
  const language = useLanguage()
  const day = useToday()
  const today = weekdayOf(day)
  const week = isCurrent ? thisWeekOf(assignment, day) : assignment.week
  const [weekday, setWeekday] = useState(today)
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
              <Title level={2} size={20}>
                {week ? `${heading}: ${nameOf(type)}` : isCurrent ? t('today') : nameOf(type)}
              </Title>
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
