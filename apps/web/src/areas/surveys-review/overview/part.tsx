import { IconClipboardText, IconFlag } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Addition, ClientSummary, OverviewPart } from '#areas/clients'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { BlockLink } from '#ui/block'
import { BareList, Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { answerHref, clientSurveysHref } from '../addresses.ts'
import { AnswerState } from '../client/answer-row.tsx'
import { useClientWords } from '../client/words.ts'
import { clientAnswersQuery } from '../data.ts'
import css from './card.module.css'

/** The latest answer of a client, and what they are asked now; nothing for one who is asked nothing. */
function SurveyCard({ id }: { id: string }) {
  const t = useClientWords()
  const today = useToday()
  const { day, ago, percent } = useFormats()
  const { data } = useInfiniteQuery(clientAnswersQuery(id))
  const latest = data?.rows[0]
  const due = data?.first?.due ?? []
  if (!latest && due.length === 0) return null
  return (
    <Section title={t('title')} action={<BlockLink title={t('title')} href={clientSurveysHref(id)} />}>
      <Stack gap={12}>
        {latest && (
          <Stack gap={4} align="start">
            <Text weight={500} breaks>
              <Link href={answerHref({ clientId: id, answerId: latest.id })} className={css.link}>
                {t('latestOn', { name: latest.name, ago: ago(latest.sentAt) })}
              </Link>
            </Text>
            <Row gap={6} wrap>
              <AnswerState row={latest} />
              {latest.flags > 0 && (
                <Badge status="attention" icon={IconFlag}>
                  {t('flags', { count: latest.flags })}
                </Badge>
              )}
            </Row>
          </Stack>
        )}
        {due.length > 0 && (
          <BareList gap={4}>
            {due.map(({ assignmentId, name, dueDay, missed, adherence }) => (
              <li key={assignmentId}>
                <Text size="hint" tone={dueDay < today ? 'attention' : 2} breaks>
                  {[
                    name,
                    dueDay === today ? t('dueToday') : t(dueDay < today ? 'overdue' : 'dueOn', { day: day(dueDay) }),
                    missed > 0 && t('missed', { count: missed }),
                    adherence !== null && t('adherence', { percent: percent(adherence) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </BareList>
        )}
      </Stack>
    </Section>
  )
}

function useSummary(id: string): ClientSummary {
  const t = useClientWords()
  const { data, isPending } = useInfiniteQuery(clientAnswersQuery(id))
  const additions = (data?.rows ?? []).map(({ id: answerId, name, sentAt, filledInBy }): Addition => ({
    id: answerId,
    at: sentAt,
    isByClient: filledInBy === null,
    by: filledInBy,
    Icon: IconClipboardText,
    href: answerHref({ clientId: id, answerId }),
    isFolded: true,
    text: count => t('added', { count, name }),
  }))
  return { isEmpty: data && data.rows.length === 0 && data.first?.due.length === 0, additions: isPending ? undefined : additions }
}

export const part: OverviewPart = { useSummary, card: { place: 'side', Card: SurveyCard } }
