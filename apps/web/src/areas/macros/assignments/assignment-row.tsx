import type { AssignmentState, MacroAssignment } from '@allenio/contract/macro-assignments'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import type { Status } from '#ui/badge'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { useShortTargets } from '../targets/short-targets.ts'
import { useAssignmentSentences } from './sentences.ts'
import { useAssignmentWords } from './words.ts'

interface AssignmentRowProps {
  assignment: MacroAssignment
  /** The client on a macro's page, the macro on a client's. */
  title: string
  lead?: ReactNode
  /** Undefined where the macro is gone. */
  href: string | undefined
  items: () => MenuItem[]
}

const statuses: Readonly<Partial<Record<AssignmentState, Status>>> = { current: 'done', upcoming: 'note' }

/** One assignment: its days, its week, the weight it goes by, and what has changed since. */
export function AssignmentRow({ assignment, title, lead, href, items }: AssignmentRowProps) {
  const t = useAssignmentWords()
  const sentences = useAssignmentSentences()
  const short = useShortTargets()
  const { weight } = useFormats()
  const isMobile = useIsMobile()
  const { state, isOutdated, movedWeight } = assignment
  const isOver = state === 'past'
  const course = [sentences.span(assignment), `${short.kcal(assignment.targets)} kcal`, sentences.weight(assignment.weight)]
    .filter(Boolean)
    .join(' · ')
  const week = sentences.week(assignment.week)
  const marks = (
    <Row as="span" gap={8} wrap>
      {!isOver && movedWeight !== null && <Badge status="attention">{t('movedWeight', { weight: weight(movedWeight) })}</Badge>}
      {!isOver && isOutdated && <Badge status="attention">{t('outdated')}</Badge>}
      <Badge status={statuses[state]}>{t(state)}</Badge>
    </Row>
  )
  return (
    <ListRow
      {...(href !== undefined && { href })}
      title={title}
      sub={
        <Stack as="span" gap={isMobile ? 4 : 0}>
          <Text as="span" size="inherit" tone="inherit" lines={2}>
            {course}
          </Text>
          {week !== null && (
            <Text as="span" size="inherit" tone={3} lines={2}>
              {week}
            </Text>
          )}
          {isMobile && marks}
        </Stack>
      }
      {...(!isMobile && { meta: marks })}
      {...(lead !== undefined && { lead })}
      actions={assignment.may.update && <RowActions label={t('actionsFor', { name: title })} items={items} />}
    />
  )
}
