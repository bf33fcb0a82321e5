import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ClientSummary, OverviewPart } from '#areas/clients'
import { AdherenceMark } from '#ui/adherence-mark'
import { Block } from '#ui/block'
import { Row, Stack } from '#ui/layout'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useKnownSentence } from './adherence.tsx'
import { diaryHref, dietMapQuery } from './data.ts'
import { DietDayMap } from './diet-day-map.tsx'
import { useDiaryWords } from './words.ts'

/** Answers: does this person eat as planned? */
function DietCard({ id }: { id: string }) {
  const t = useDiaryWords()
  const query = useQuery(dietMapQuery(id))
  const knownSentence = useKnownSentence()
  const skeleton = (
    <Waiting>
      <Skeleton width={220} height={24} />
      <Skeleton height={180} />
    </Waiting>
  )
  return (
    <Block title={t('title')} href={diaryHref(id)} query={query} waiting={skeleton}>
      {map => (
        <Stack gap={16}>
          <Row gap={12} wrap>
            <AdherenceMark percent={map.mark.percent} level={map.mark.level} hasLabel label={t('adherence')} />
            <Text as="span" tone={2}>
              {knownSentence(map.mark)}
            </Text>
            {map.drop !== null && map.drop > 0 && (
              <Text as="span" tone="attention">
                {t('down', { points: map.drop })}
              </Text>
            )}
          </Row>
          <DietDayMap map={map} />
        </Stack>
      )}
    </Block>
  )
}

function useSummary(id: string): ClientSummary {
  const t = useDiaryWords()
  const { data, isPending } = useQuery(dietMapQuery(id))
  const at = data?.lastRecordAt
  return {
    isEmpty: data && data.days.length === 0,
    additions: isPending
      ? undefined
      : at
        ? [{ id: `diary ${at}`, at, isByClient: true, by: null, href: diaryHref(id), Icon: IconToolsKitchen2, text: () => t('title') }]
        : [],
  }
}

export const part: OverviewPart = { card: { place: 'main', Card: DietCard }, useSummary }
