import { releasePlanChange, resumePlan, type ActivePlan } from '@allenio/contract/payments'
import { useState } from 'react'
import { openProvider, useConnected } from '#areas/purchases'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { toast } from '#ui/toast'
import { useNewCard } from '../billing/use-new-card.ts'
import { usePlanSentences } from './use-plan-sentences.ts'
import { useOverviewWords } from './words.ts'

interface PlanNoticesProps {
  plan: ActivePlan
  isWaiting: boolean
  isLate: boolean
}

/** Lists what is particular about the plan now, each with the button that settles it. */
export function PlanNotices({ plan, isWaiting, isLate }: PlanNoticesProps) {
  const t = useOverviewWords()
  const { state, openChange, unpaid, scheduledChange, bufferUntil, endsAt } = plan
  const isOver = state === 'ended' && bufferUntil === null
  const hasOpen = openChange !== null || state === 'incomplete'
  const isEnding = state === 'ending' && endsAt !== null
  if (!isWaiting && !hasOpen && !unpaid && !scheduledChange && !bufferUntil && !isEnding && !isOver && state !== 'paused') return null
  return (
    <Section>
      <Stack gap={8}>
        {isWaiting && !unpaid && !hasOpen && <AttentionLine status="note" text={t(isLate ? 'settlingLong' : 'settling')} />}
        {hasOpen && <OpenChange plan={plan} />}
        {unpaid && <Unpaid plan={plan} unpaid={unpaid} />}
        {bufferUntil && <Buffer until={bufferUntil} />}
        {isOver && <AttentionLine text={t('ended')} />}
        {isEnding && <Ending plan={plan} endsAt={endsAt} />}
        {scheduledChange && <Scheduled plan={plan} change={scheduledChange} />}
        {state === 'paused' && <AttentionLine status="note" text={t('paused')} />}
      </Stack>
    </Section>
  )
}

function OpenChange({ plan: { openChange } }: { plan: ActivePlan }) {
  const t = useOverviewWords()
  const connected = useConnected()
  const { day, time } = useFormats()
  const { tierText } = usePlanSentences()
  if (!openChange?.confirmUrl) return <AttentionLine status="note" text={t('settling')} />
  const { tier, confirmUrl, expiresAt } = openChange
  const plan = tierText(tier)
  return (
    <AttentionLine
      text={
        expiresAt === null
          ? t('incompleteOpen', { plan })
          : t('incomplete', { plan, moment: t('moment', { day: day(expiresAt), time: time(expiresAt) }) })
      }
      action={
        <Button kind="primary" onClick={connected(() => openProvider(confirmUrl))}>
          {t('confirm')}
        </Button>
      }
    />
  )
}

function Unpaid({ plan: { may }, unpaid: { since, retryAt, payUrl } }: { plan: ActivePlan; unpaid: NonNullable<ActivePlan['unpaid']> }) {
  const t = useOverviewWords()
  const connected = useConnected()
  const { day } = useFormats()
  const newCard = useNewCard()
  return (
    <AttentionLine
      text={retryAt ? t('overdueRetry', { day: day(retryAt) }) : t('overdue', { day: day(since) })}
      action={
        <Row gap={8} wrap>
          {payUrl && (
            <Button kind="primary" onClick={connected(() => openProvider(payUrl))}>
              {t('pay')}
            </Button>
          )}
          {may.changeCard && (
            <Button isBusy={newCard.isBusy} onClick={newCard.open}>
              {t('newCard')}
            </Button>
          )}
        </Row>
      }
    />
  )
}

const hourMs = 3_600_000

function Buffer({ until }: { until: string }) {
  const t = useOverviewWords()
  const [now] = useState(() => Date.now())
  const hours = Math.max(1, Math.ceil((Date.parse(until) - now) / hourMs))
  return <AttentionLine text={t('buffer', { count: hours })} />
}

function Ending({ plan: { may }, endsAt }: { plan: ActivePlan; endsAt: string }) {
  const t = useOverviewWords()
  const connected = useConnected()
  const { day } = useFormats()
  const resuming = useCall(resumePlan, { refetchesOnError: true, onSuccess: () => toast({ type: 'success', text: t('resumed') }) })
  return (
    <AttentionLine
      status="note"
      text={t('endsOn', { day: day(endsAt) })}
      action={
        may.resume && (
          <Button isBusy={resuming.isPending} onClick={connected(() => resuming.mutate({}))}>
            {t('resume')}
          </Button>
        )
      }
    />
  )
}

function Scheduled({ plan: { may }, change }: { plan: ActivePlan; change: NonNullable<ActivePlan['scheduledChange']> }) {
  const t = useOverviewWords()
  const connected = useConnected()
  const { day } = useFormats()
  const { tierText, priceText } = usePlanSentences()
  const releasing = useCall(releasePlanChange, { refetchesOnError: true, onSuccess: () => toast({ type: 'success', text: t('released') }) })
  const price = priceText(change.price.net, change.period)
  return (
    <AttentionLine
      status="note"
      text={t('changeOn', { day: day(change.at), plan: t('changeTo', { tier: tierText(change.tier), price }) })}
      action={
        may.releaseChange && (
          <Button isBusy={releasing.isPending} onClick={connected(() => releasing.mutate({}))}>
            {t('release')}
          </Button>
        )
      }
    />
  )
}
