import type { SurveyAnswer } from '@allenio/contract/surveys'
import { IconArrowBackUp, IconCheck, IconFlag } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { ListRow, RowInList } from '#ui/list'
import { Ellipsis, Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './queue.module.css'
import type { RowSelection } from './use-row-selection.ts'
import { useQueueWords } from './words.ts'

interface QueueRowProps {
  row: SurveyAnswer
  place: { index: number; count: number }
  /** Undefined for one that was deleted, which opens nothing. */
  href: string | undefined
  isOpen: boolean
  selection: RowSelection
  onUndelete: ((answer: SurveyAnswer) => void) | undefined
}

/** One answer of the queue: its client, its survey, how long it has waited, and whether it needs attention. */
export function QueueRow({ row, place, href, isOpen, selection, onUndelete }: QueueRowProps) {
  const t = useQueueWords()
  const { ago } = useFormats()
  const { id, client, name, number, flags, isLate, sentAt, may } = row
  const survey = number === null ? name : t('numbered', { name, number })
  const { isOn, ids, pick } = selection
  return (
    <RowInList value={{ ...place, isChosen: isOn ? ids.has(id) : undefined, onPick: isRange => pick(id, isRange) }}>
      <ListRow
        {...(href !== undefined && { href })}
        isCurrent={isOpen}
        lead={<Avatar name={client.name} photo={client.photo} size={36} seed={client.id} />}
        title={
          <Row as="span" gap={8} className={css.line}>
            <TruncatedText isInside text={client.name} className={css.name} />
            <Text as="span" size="small" tone={3} className={css.time}>
              {ago(sentAt)}
            </Text>
          </Row>
        }
        sub={
          <Stack as="span" gap={4} align="start">
            <Row as="span" gap={6} className={css.line}>
              <Ellipsis className={css.name}>{[survey, isLate && t('late')].filter(Boolean).join(' · ')}</Ellipsis>
              <State row={row} />
            </Row>
            {flags > 0 && (
              <Badge status="attention" icon={IconFlag}>
                {t('flags', { count: flags })}
              </Badge>
            )}
          </Stack>
        }
        actions={
          onUndelete &&
          may.undelete && (
            <Button size="small" onClick={() => onUndelete(row)}>
              {t('undelete')}
            </Button>
          )
        }
      />
    </RowInList>
  )
}

function State({ row: { reviewedAt, sentBack } }: { row: SurveyAnswer }) {
  const t = useQueueWords()
  const state = sentBack
    ? ({ icon: IconArrowBackUp, text: t('sentBack') } as const)
    : reviewedAt !== null && { icon: IconCheck, text: t('read') }
  if (!state) return null
  return (
    <span className={css.time}>
      <Icon of={state.icon} size={16} />
      <VisuallyHidden>{state.text}</VisuallyHidden>
    </span>
  )
}
