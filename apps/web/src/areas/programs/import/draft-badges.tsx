import type { DraftFault, ProgramDraft } from '@allenio/domain/program-files'
import { Badge } from '#ui/badge'
import { FieldError } from '#ui/field'
import { Row } from '#ui/layout'
import { useImportWords } from './words.ts'

interface DraftBadgesProps {
  draft: ProgramDraft
  unknownCount: number
}

const rowCountOf = ({ names }: ProgramDraft): number => [...names.values()].reduce((sum, count) => sum + count, 0)

/** How much would come in, and what is left to look at. */
export function DraftBadges({ draft, unknownCount }: DraftBadgesProps) {
  const t = useImportWords()
  const { weeks, unreadCount } = draft
  const dayCount = weeks.reduce((sum, { days }) => sum + days.length, 0)
  return (
    <Row gap={8} wrap aria-live="polite">
      <Badge status="done">
        {[t('weeks', { count: weeks.length }), t('days', { count: dayCount }), t('exercises', { count: rowCountOf(draft) })].join(', ')}
      </Badge>
      {unreadCount > 0 && <Badge status="attention">{t('unread', { count: unreadCount })}</Badge>}
      {unknownCount > 0 && <Badge status="attention">{t('unknown', { count: unknownCount })}</Badge>}
    </Row>
  )
}

/** Says where there is more than a program may hold. */
export function FullNotice({ fault }: { fault: DraftFault | undefined }) {
  const t = useImportWords()
  if (!fault) return null
  switch (fault.kind) {
    case 'weeks':
      return <FieldError>{t('full_weeks', fault)}</FieldError>
    case 'days':
      return <FieldError>{t('full_days', fault)}</FieldError>
    case 'workouts':
    case 'rows':
      return <FieldError>{t(`full_${fault.kind}`, fault)}</FieldError>
    default:
      return fault satisfies never
  }
}
