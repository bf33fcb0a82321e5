import type { MacroAssignment } from '@allenio/contract/macros'
import { AssignmentLine, AssignmentStateBadge, ReceiptMark, useSpanSentence } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import type { MenuItem } from '#ui/menu'
import { useShortTargets } from '../targets/short-targets.ts'
import { useWeekSentence } from '../week/week-sentence.ts'
import { useAssignmentWords } from './words.ts'

interface AssignmentRowProps {
  assignment: MacroAssignment
  /** The client on a macro's page, the macro on a client's. */
  title: string
  client?: MacroAssignment['client'] | undefined
  /** Undefined where the macro is gone. */
  href: string | undefined
  items: () => MenuItem[]
}

/** One assignment: its days, its week, the weight it goes by, and what has changed since. */
export function AssignmentRow({ assignment, title, client, href, items }: AssignmentRowProps) {
  const t = useAssignmentWords()
  const spanSentence = useSpanSentence()
  const weightSentence = useWeightSentence()
  const weekSentence = useWeekSentence()
  const short = useShortTargets()
  const { weight } = useFormats()
  const { state, isOutdated, movedWeight, week, followsTraining } = assignment
  const isOver = state === 'past'
  const course = [spanSentence(assignment), `${short.kcal(assignment.targets)}\u00a0kcal`, weightSentence(assignment.weight)]
  return (
    <AssignmentLine
      href={href}
      title={title}
      client={client}
      text={course.filter(Boolean).join(' · ')}
      detail={week && weekSentence(week, { followsTraining })}
      marks={
        <>
          {!isOver && movedWeight !== null && <Badge status="attention">{t('movedWeight', { weight: weight(movedWeight) })}</Badge>}
          {!isOver && isOutdated && <Badge status="attention">{t('outdated')}</Badge>}
          {!isOver && <AssignmentReceipt assignment={assignment} />}
          <AssignmentStateBadge state={state} />
        </>
      }
      items={assignment.may.update ? items : undefined}
    />
  )
}

/** How far it has come; nothing where it is hidden from its client. */
export function AssignmentReceipt({ assignment: { receipt } }: { assignment: Pick<MacroAssignment, 'receipt'> }) {
  const isHidden = receipt !== null && Object.values(receipt).every(at => at === null)
  return !isHidden && <ReceiptMark receipt={receipt} />
}

/** Says by which weight the targets were computed: "su 72 kg"; null where they need none. */
function useWeightSentence(): (weight: MacroAssignment['weight']) => string | null {
  const t = useAssignmentWords()
  const { weight } = useFormats()
  return frozen => frozen && t(frozen.basis === 'desirable' ? 'byDesirableWeight' : 'byWeight', { weight: weight(frozen.kg) })
}
