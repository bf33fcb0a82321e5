import type { MealPlanAssignment } from '@allenio/contract/meal-plans'
import { IconCircleCheck } from '@tabler/icons-react'
import { AssignmentLine, AssignmentStateBadge, ReceiptMark, useSpanSentence } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import type { MenuItem } from '#ui/menu'
import { useScheduleSentence } from './schedule-sentence.ts'
import { useAssignmentWords } from './words.ts'

interface AssignmentRowProps {
  assignment: MealPlanAssignment
  /** The client on a plan's page, the plan on a client's. */
  title: string
  client?: MealPlanAssignment['client'] | undefined
  /** Undefined where the plan is gone. */
  href: string | undefined
  items: () => MenuItem[]
}

/** One assignment: its days, how they follow each other, and how far the release has come. */
export function AssignmentRow({ assignment, title, client, href, items }: AssignmentRowProps) {
  const t = useAssignmentWords()
  const spanSentence = useSpanSentence()
  const scheduleSentence = useScheduleSentence()
  const { state, isOutdated, releaseNumber, schedule, may } = assignment
  const isOpen = state !== 'past'
  const course = [spanSentence(assignment), scheduleSentence(schedule), releaseNumber > 1 && t('release', { number: releaseNumber })]
  return (
    <AssignmentLine
      href={href}
      title={title}
      client={client}
      text={course.filter(Boolean).join(' · ')}
      marks={
        <>
          {isOpen && isOutdated && <Badge status="attention">{t('outdated')}</Badge>}
          {isOpen && <AssignmentReceipt assignment={assignment} />}
          <AssignmentStateBadge state={state} />
        </>
      }
      items={may.update ? items : undefined}
    />
  )
}

/** Shows whether the client has received the plan; empty if it was not sent, because they have no account. */
export function AssignmentReceipt({ assignment: { receipt } }: { assignment: Pick<MealPlanAssignment, 'receipt'> }) {
  const t = useAssignmentWords()
  const { ago } = useFormats()
  const { sentAt, firstTickAt } = receipt
  const firstTick = firstTickAt === null ? undefined : { icon: IconCircleCheck, text: t('tickedOn', { day: ago(firstTickAt) }) }
  return <ReceiptMark receipt={sentAt === null ? null : receipt} lastStep={firstTick} />
}
