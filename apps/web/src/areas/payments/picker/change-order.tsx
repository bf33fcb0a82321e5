import { changePlan, previewPlanChange, type ActivePlan, type PlanChangeMoment, type PlanChangePreview } from '@allenio/contract/payments'
import type { PlanPeriod } from '@allenio/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openProvider, useConnected } from '#areas/purchases'
import { call, CallError, reportCallError, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Loaded } from '#ui/loaded'
import { RadioCards } from '#ui/radio-cards'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useNewCard } from '../billing/use-new-card.ts'
import { Order } from './order.tsx'
import { useChangeTexts } from './use-change-texts.ts'
import { usePickerWords } from './words.ts'

interface ChangeOrderProps {
  plan: ActivePlan
  tier: number
  period: PlanPeriod
}

/** Another tier or period: what it costs, when what happens, and the change itself. */
export function ChangeOrder({ plan, tier, period }: ChangeOrderProps) {
  const t = usePickerWords()
  const [at, setAt] = useState<PlanChangeMoment>()
  const isSame = plan.tier === tier && plan.period === period
  const scheduled = plan.scheduledChange
  const preview = useQuery({
    queryKey: ['plan change', tier, period, at] as const,
    queryFn: ({ signal }) => call(previewPlanChange, { tier, period, ...(at && { at }) }, { signal }),
    enabled: !isSame,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: before => before,
    meta: { of: 'part', quiet: true },
  })
  if (isSame) return <Text tone={2}>{t(scheduled ? 'sameBeforeChange' : 'same')}</Text>
  if (scheduled?.tier === tier && scheduled.period === period) return <Text tone={2}>{t('scheduledAlready')}</Text>
  return (
    <Loaded query={preview} failed={t('previewFailed')} skeleton={<SkeletonLines lines={6} />}>
      {answer => (
        <Change
          plan={plan}
          preview={answer}
          isOfChoice={!preview.isPlaceholderData}
          isFetching={preview.isFetching}
          onChoose={setAt}
          onOutdated={() => void preview.refetch()}
        />
      )}
    </Loaded>
  )
}

interface ChangeProps {
  plan: ActivePlan
  preview: PlanChangePreview
  /** Whether the preview is of what is chosen. A press counts while it is fetched again: the server refuses an outdated total. */
  isOfChoice: boolean
  isFetching: boolean
  onChoose: (at: PlanChangeMoment) => void
  onOutdated: () => void
}

function Change({ plan, preview, isOfChoice, isFetching, onChoose, onOutdated }: ChangeProps) {
  const t = usePickerWords()
  const { integer } = useFormats()
  const connected = useConnected()
  const newCard = useNewCard()
  const [refusal, setRefusal] = useState<'card' | 'changed'>()
  const { lines, total, sentences, button, done } = useChangeTexts(plan, preview)
  const { tier, period, at, choices, due, prorationDate, clientsAbove, activeClients } = preview
  const changing = useCall(changePlan, {
    quiet: true,
    refetchesOnError: true,
    onSuccess: ({ active_plan: { openChange } }) => {
      if (openChange?.confirmUrl) return openProvider(openChange.confirmUrl)
      if (!openChange) toast({ type: 'success', text: done })
      return undefined
    },
    onError: error => {
      const code = error instanceof CallError ? error.code : undefined
      if (code === 'card refused') return setRefusal('card')
      if (code !== 'plan preview changed') return reportCallError(error)
      setRefusal('changed')
      return onOutdated()
    },
  })
  const change = async () => {
    setRefusal(undefined)
    const isMeant =
      clientsAbove === 0 ||
      (await confirm({
        title: t('aboveTitle', { max: integer(tier) }),
        text: t('aboveText', { active: integer(activeClients), count: clientsAbove }),
        proceed: button,
      }))
    if (isMeant) changing.mutate({ tier, period, at, prorationDate, total: due.total })
  }
  return (
    <Order
      lines={lines}
      total={total}
      sentences={sentences}
      choices={
        choices.length > 1 && (
          <RadioCards
            label={t('when')}
            options={choices.map(value => ({ value, label: t(value === 'now' ? 'atOnce' : 'atPeriodEnd') }))}
            value={at}
            onChange={onChoose}
          />
        )
      }>
      {refusal === 'changed' && !isFetching && <AttentionLine text={t('previewChanged')} />}
      {refusal === 'card' && (
        <AttentionLine
          text={t('cardRefused')}
          action={
            <Button isBusy={newCard.isBusy} onClick={newCard.open}>
              {t('newCard')}
            </Button>
          }
        />
      )}
      <Button kind="primary" size="large" wide isBusy={changing.isPending || !isOfChoice} onClick={connected(() => void change())}>
        {button}
      </Button>
    </Order>
  )
}
