import type { WorkoutRow } from '@allenio/contract/workouts'
import { IconBandage, IconFileImport, IconMessage, IconPlayerPlay, IconTrophy } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { sourceName } from './sources.ts'
import { useMarkWords } from './words.ts'

interface WorkoutMarksProps {
  workout: WorkoutRow
  /** Keeps the marks in one line, for a table, whose rows have one height. */
  isLine?: boolean
}

/** Marks of a workout: pain, news, records, comments, and where an imported one comes from. Renders nothing without any of them. */
export function WorkoutMarks({ workout, isLine = false }: WorkoutMarksProps) {
  const t = useMarkWords()
  const { pains, isUnread, records, comments, state, importSource } = workout
  if (pains === 0 && !isUnread && records === 0 && comments === 0 && state === 'finished' && importSource === null) return null
  return (
    <Row as="span" gap={4} wrap={!isLine}>
      {state === 'under way' && (
        <Badge status="note" icon={IconPlayerPlay}>
          {t('underWay')}
        </Badge>
      )}
      {state === 'discarded' && <Badge>{t('discarded')}</Badge>}
      {pains > 0 && (
        <Badge status="error" icon={IconBandage}>
          {t('pain')}
        </Badge>
      )}
      {isUnread && <Badge status="note">{t('unread')}</Badge>}
      {records > 0 && (
        <Badge status="done" icon={IconTrophy}>
          <Count isShort={isLine} count={records} text={t('records', { count: records })} />
        </Badge>
      )}
      {comments > 0 && (
        <Badge bare icon={IconMessage}>
          <Count isShort={isLine} count={comments} text={t('comments', { count: comments })} />
        </Badge>
      )}
      {importSource !== null && (
        <Badge bare icon={IconFileImport}>
          {importSource === 'other' ? t('imported') : t('importedFrom', { source: sourceName(importSource) })}
        </Badge>
      )}
    </Row>
  )
}

function Count({ isShort, count, text }: { isShort: boolean; count: number; text: string }) {
  if (!isShort) return text
  return (
    <>
      <span aria-hidden title={text}>
        {count}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}
