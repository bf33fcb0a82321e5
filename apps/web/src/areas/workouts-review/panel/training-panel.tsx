import { useQuery } from '@tanstack/react-query'
import { MainLifts, TrainingFacts, trainingMapQuery } from '#areas/workouts'
import { AdherenceMark } from '#ui/adherence-mark'
import { Loaded } from '#ui/loaded'
import { Row, Stack } from '#ui/layout'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { usePanelWords } from './words.ts'

/** A client's training in short, where a coach answers: program and week, adherence, last workout, pain, main lifts. */
export function TrainingPanel({ clientId }: { clientId: string }) {
  const t = usePanelWords()
  const query = useQuery(trainingMapQuery(clientId))
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={4} />}>
      {training =>
        training.total === 0 && training.days.length === 0 ? (
          <Text tone={3}>{t('nothing')}</Text>
        ) : (
          <Stack gap={10}>
            {training.mark.planned > 0 && (
              <Row gap={8} wrap>
                <AdherenceMark percent={training.mark.percent} level={training.mark.level} hasLabel label={t('adherence')} />
                <Text as="span" size="small" tone={2}>
                  {t('counted', { count: training.mark.planned, done: String(training.mark.done) })}
                </Text>
              </Row>
            )}
            <TrainingFacts id={clientId} training={training} />
            <MainLifts clientId={clientId} />
          </Stack>
        )
      }
    </Loaded>
  )
}
