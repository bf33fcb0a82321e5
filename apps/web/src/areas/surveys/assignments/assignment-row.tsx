import type { SurveyAssignment } from '@allenio/contract/surveys'
import { checkInLevel } from '@allenio/domain/surveys'
import { IconUserOff } from '@tabler/icons-react'
import { useRepetitionSentence } from '#areas/client-actions'
import { useToday } from '#shell'
import { AssignmentLine, useSpanSentence } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { AdherenceMark } from '#ui/adherence-mark'
import { Badge } from '#ui/badge'
import type { MenuItem } from '#ui/menu'
import { clientHref } from '../data.ts'
import { useAssignmentWords } from './words.ts'

interface AssignmentRowProps {
  assignment: SurveyAssignment
  items: () => MenuItem[]
}

/** One client who gets the survey: on which days, when it is due next, and how regularly they answer. */
export function AssignmentRow({ assignment, items }: AssignmentRowProps) {
  const t = useAssignmentWords()
  const today = useToday()
  const { day, weekday, ago } = useFormats()
  const spanSentence = useSpanSentence()
  const repetitionSentence = useRepetitionSentence()
  const { client, startDay, untilDay, repetition, dueDay, answered, missed, adherence, lastAnsweredAt, endedAt, may } = assignment
  const isRunning = endedAt === null && dueDay !== null
  const dueText = (due: string) =>
    due === today ? t('dueToday') : due < today ? t('late', { day: day(due) }) : t('nextOn', { weekday: weekday(due), day: day(due) })
  const course = isRunning
    ? [repetitionSentence(repetition), untilDay !== null && t('until', { day: day(untilDay) }), dueText(dueDay)]
    : [repetitionSentence(repetition), spanSentence({ startDay, lastDay: untilDay })]
  const past = [
    answered > 0 && t('answered', { count: answered }),
    missed > 0 && t('missed', { count: missed }),
    lastAnsweredAt !== null && t('lastOn', { ago: ago(lastAnsweredAt) }),
  ]
  return (
    <AssignmentLine
      href={clientHref(client)}
      title={client.name}
      client={client}
      text={course.filter(Boolean).join(' · ')}
      detail={past.filter(Boolean).join(' · ')}
      marks={
        <>
          {adherence !== null && (
            <AdherenceMark percent={adherence} level={checkInLevel(adherence)} label={t('adherence')} title={t('adherence')} />
          )}
          {!assignment.isClientActive ? (
            <Badge>{t('inactive')}</Badge>
          ) : (
            !assignment.hasAccount && (
              <Badge bare icon={IconUserOff}>
                {t('noAccount')}
              </Badge>
            )
          )}
          <Badge status={isRunning ? 'done' : undefined}>{t(isRunning ? 'running' : endedAt === null ? 'done' : 'ended')}</Badge>
        </>
      }
      items={may.update ? items : undefined}
    />
  )
}
