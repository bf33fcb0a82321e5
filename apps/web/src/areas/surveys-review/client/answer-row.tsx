import type { SurveyAnswer } from '@allenio/contract/surveys'
import { IconFlag } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { ListRow } from '#ui/list'
import { answerHref } from '../addresses.ts'
import { useClientWords } from './words.ts'

/** One answer of a client, which opens its sheet. */
export function AnswerRow({ row, clientId }: { row: SurveyAnswer; clientId: string }) {
  const t = useClientWords()
  const { day } = useFormats()
  const { id, name, number, isLate, flags } = row
  return (
    <ListRow
      href={answerHref({ clientId, answerId: id })}
      title={day(row.day)}
      sub={[number === null ? name : t('numbered', { name, number }), isLate && t('late')].filter(Boolean).join(' · ')}
      meta={
        <Row as="span" gap={8}>
          {flags > 0 && (
            <Badge status="attention" icon={IconFlag}>
              {t('flags', { count: flags })}
            </Badge>
          )}
          <AnswerState row={row} />
        </Row>
      }
    />
  )
}

/** Whether somebody has read the answer. */
export function AnswerState({ row: { reviewedAt, sentBack } }: { row: Pick<SurveyAnswer, 'reviewedAt' | 'sentBack'> }) {
  const t = useClientWords()
  if (sentBack) return <Badge status="note">{t('sentBack')}</Badge>
  return reviewedAt === null ? <Badge>{t('toRead')}</Badge> : <Badge status="done">{t('read')}</Badge>
}
