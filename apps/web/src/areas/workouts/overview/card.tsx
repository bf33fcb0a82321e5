import type { Output } from '@allenio/contract'
import type { ClientDetail } from '@allenio/contract/clients'
import type { getTrainingMap } from '@allenio/contract/workouts'
import { printPainPlace } from '@allenio/domain/workouts'
import { IconAdjustmentsHorizontal, IconMedicalCross } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { AdherenceMark } from '#ui/adherence-mark'
import { Block, NothingYet } from '#ui/block'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { clientWorkoutsHref, workoutHref } from '../addresses.ts'
import { trainingMapQuery } from '../data.ts'
import { AssignProgramButton } from './assign-program-button.tsx'
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
              <Facts id={id} training={training} />
            </div>
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

function Facts({ id, training: { last, nextDay, pain, today } }: { id: string; training: Training }) {
  const t = useTrainingWords()
  const { day, weekday, ago } = useFormats()
  const language = useLanguage()
  return (
    <BareList as="dl" className={css.facts}>
      <Fact title={t('last')} href={last ? workoutHref({ id: last.id, client: { id } }) : undefined}>
        {last && `${last.name} · ${ago(last.startedAt)}`}
      </Fact>
      <Fact title={t('next')}>{nextDay && (nextDay === today ? t('nextToday') : `${weekday(nextDay)} ${day(nextDay)}`)}</Fact>
      {pain && (
        <Fact title={t('pain')} href={workoutHref({ id: pain.workoutId, client: { id } })} isPressing>
          {t('painText', { where: printPainPlace(pain.where, language), level: String(pain.level), exercise: pain.exercise })} ·{' '}
          {ago(pain.day)}
        </Fact>
      )}
    </BareList>
  )
}

interface FactProps {
  title: string
  href?: string | undefined
  isPressing?: boolean
  children: ReactNode
}

function Fact({ title, href, isPressing = false, children }: FactProps) {
  const t = useTrainingWords()
  return (
    <div>
      <Text as="dt" tone={3}>
        {title}
      </Text>
      <Text as="dd" tone={isPressing ? 'attention' : 1} breaks>
        {isPressing && <Icon of={IconMedicalCross} size={16} />}{' '}
        {href ? <TextLink href={href}>{children}</TextLink> : (children ?? t('none'))}
      </Text>
    </div>
  )
}
