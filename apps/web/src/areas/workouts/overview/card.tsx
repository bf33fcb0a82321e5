import type { Output } from '@allenio/contract'
import type { ClientDetail } from '@allenio/contract/clients'
import type { getTrainingMap } from '@allenio/contract/workouts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdherenceMark } from '#ui/adherence-mark'
import { Block, NothingYet } from '#ui/block'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { clientWorkoutsHref } from '../addresses.ts'
import { trainingMapQuery } from '../data.ts'
import { MainLifts } from './main-lifts.tsx'
import { AssignProgramButton } from './assign-program-button.tsx'
import { TrainingFacts } from './facts.tsx'
import { ThresholdsDialog } from './thresholds-dialog.tsx'
import { TrainingMap } from './training-map.tsx'
import { useTrainingWords } from './words.ts'
import css from './card.module.css'

type Training = Output<typeof getTrainingMap>

interface CardProps {
  id: string
  client: ClientDetail | undefined
}

/** Answers: does this person train as planned? */
export function TrainingCard({ id, client }: CardProps) {
  const t = useTrainingWords()
  const query = useQuery(trainingMapQuery(id))
  const skeleton = (
    <Waiting>
      <Skeleton width={220} height={24} />
      <Skeleton height={180} />
    </Waiting>
  )
  return (
    <Block title={t('training')} href={clientWorkoutsHref(id)} query={query} waiting={skeleton}>
      {training =>
        training.total === 0 && training.days.length === 0 ? (
          <NoTraining client={client} />
        ) : (
          <Stack gap={16}>
            <Adherence id={id} mayChange={client?.may.edit ?? false} training={training} />
            <div className={css.board}>
              <TrainingMap map={training} />
              <TrainingFacts id={id} training={training} />
            </div>
            <MainLifts clientId={id} />
          </Stack>
        )
      }
    </Block>
  )
}

function NoTraining({ client }: { client: ClientDetail | undefined }) {
  const t = useTrainingWords()
  return (
    <NothingYet title={t('empty')} text={client ? t('emptyText', { clientName: client.name }) : t('emptyTextNobody')}>
      <AssignProgramButton client={client} />
    </NothingYet>
  )
}

interface AdherenceProps {
  id: string
  mayChange: boolean
  training: Training
}

function Adherence({ id, mayChange, training: { mark, drop, thresholds } }: AdherenceProps) {
  const t = useTrainingWords()
  const [isChanging, setChanging] = useState(false)
  const { planned, done, percent, level } = mark
  return (
    <Row gap={12} wrap>
      <AdherenceMark percent={percent} level={level} hasLabel label={t('adherence')} />
      <Text as="span" tone={2}>
        {planned > 0 ? t('counted', { count: planned, done: String(done) }) : t('notPlanned')}
      </Text>
      {drop !== null && drop > 0 && (
        <Text as="span" tone="attention">
          {t('dropped', { count: drop })}
        </Text>
      )}
      {mayChange && <IconButton size="small" label={t('thresholds')} icon={IconAdjustmentsHorizontal} onClick={() => setChanging(true)} />}
      {isChanging && <ThresholdsDialog clientId={id} thresholds={thresholds} onClose={() => setChanging(false)} />}
    </Row>
  )
}
