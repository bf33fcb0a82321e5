import type { MacroAssignment } from '@allenio/contract/macros'
import type { ReactNode } from 'react'
import { useToday } from '#shell'
import { AssignmentMessage } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Grid, Row, Stack } from '#ui/layout'
import { Icon } from '#ui/icon'
import { Text, Title } from '#ui/text'
import { AssignmentReceipt } from '../assignments/assignment-row.tsx'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { TargetFigures } from '../targets/target-figures.tsx'
import { dayTypeIcons } from '../week/day-type-icons.ts'
import { thisWeekOf } from '../week/this-week.ts'
import { WeekStrip } from '../week/week-strip.tsx'
import css from './client.module.css'
import { useNeedSentences } from './need-sentence.ts'
import { useClientWords } from './words.ts'

interface CurrentTargetProps {
  assignment: MacroAssignment
  weightKg: number | undefined
  /** Each tells one change since it was assigned, with its button. */
  notices: readonly { text: string; action: ReactNode }[]
}

/** The current target, with the days that it counts on, is compared with the need. */
export function CurrentTarget({ assignment, weightKg, notices }: CurrentTargetProps) {
  const t = useClientWords()
  const nameOf = useDayTypeName()
  const needSentences = useNeedSentences(assignment.client.id)
  const { targets, message } = assignment
  const week = thisWeekOf(assignment, useToday())
  const sentences = needSentences(assignment)
  return (
    <Stack gap={20}>
      <Facts assignment={assignment} />
      {notices.map(({ text, action }) => (
        <AttentionLine key={text} text={text} action={action} />
      ))}
      {sentences.length > 0 && (
        <Text figures weight={500} prose>
          {capitalised(sentences.join(' · '))}
        </Text>
      )}
      {targets.length === 1 && targets[0] ? (
        <div className={css.single}>
          <TargetFigures target={targets[0]} weightKg={weightKg} />
        </div>
      ) : (
        <Grid columns={2} gap={32}>
          {targets.map(target => (
            <Stack key={target.dayType} gap={8}>
              <Row gap={8}>
                <Icon of={dayTypeIcons[target.dayType]} />
                <Title level={4} size={16}>
                  {nameOf(target.dayType)}
                </Title>
              </Row>
              <TargetFigures target={target} weightKg={weightKg} />
            </Stack>
          ))}
        </Grid>
      )}
      {week && <WeekStrip week={week} nameOf={nameOf} />}
      {assignment.followsTraining && (
        <Text size="small" tone={2}>
          {t('fromTraining')}
        </Text>
      )}
      <AssignmentMessage message={message} />
    </Stack>
  )
}

/** Says since when the target counts, by which weight, and who assigned it. */
function Facts({ assignment }: Pick<CurrentTargetProps, 'assignment'>) {
  const { startDay, lastDay, weight: frozen, assignedBy } = assignment
  const t = useClientWords()
  const { day, weight } = useFormats()
  const facts = [
    lastDay === null ? t('since', { day: day(startDay) }) : t('sinceUntil', { day: day(startDay), last: day(lastDay) }),
    frozen &&
      (frozen.basis === 'desirable'
        ? t('frozenDesirable', { weight: weight(frozen.kg) })
        : t('frozenCurrent', { weight: weight(frozen.kg), day: day(frozen.day) })),
    assignedBy !== null && t('by', { name: assignedBy }),
  ]
  return (
    <Row gap={12} wrap>
      <Text size="small" tone={2} prose>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <AssignmentReceipt assignment={assignment} />
    </Row>
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
