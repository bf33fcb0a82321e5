import type { Output } from '@allenio/contract'
import type { ActivePlan, listPlans, PlanOffer } from '@allenio/contract/payments'
import type { PlanPeriod } from '@allenio/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { supportLink, useRunBusiness } from '#areas/plan'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { plansQuery } from '../data.ts'
import { ChangeOrder } from './change-order.tsx'
import { PeriodChoice } from './period-choice.tsx'
import css from './picker.module.css'
import { PurchaseOrder } from './purchase-order.tsx'
import { tierHolding } from './savings.ts'
import { TierSlider } from './tier-slider.tsx'
import { usePickerWords } from './words.ts'

interface PlanPickerProps {
  plan: ActivePlan
  /** As many places are needed for what somebody was doing. */
  places: number | undefined
  /** Where they were. */
  from: string | undefined
}

/** The slider and the period, and beside them what the choice costs. */
export function PlanPicker({ plan, places, from }: PlanPickerProps) {
  const t = usePickerWords()
  const { integer } = useFormats()
  const query = useQuery(plansQuery())
  return (
    <Section title={t(plan.may.change ? 'titleChange' : 'title')} text={t('text', { active: integer(plan.activeClients) })}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={8} />}>
        {answer => <Picker answer={answer} plan={plan} places={places} from={from} />}
      </Loaded>
    </Section>
  )
}

type Plans = Output<typeof listPlans>

const netPrices = ({ prices: { monthly, sixMonths, annual } }: PlanOffer) => ({
  monthly: monthly.net,
  sixMonths: sixMonths.net,
  annual: annual.net,
})

function Picker({ answer, plan, places, from }: PlanPickerProps & { answer: Plans }) {
  const t = usePickerWords()
  const { integer } = useFormats()
  const offers = answer.plans.filter(({ isFree }) => !isFree)
  const free = answer.plans.find(({ isFree }) => isFree)
  const tiers = offers.map(({ tier }) => tier)
  const largest = tiers.at(-1) ?? 0
  const [tier, setTier] = useState(() => Math.max(plan.tier ?? 0, tierHolding(tiers, places ?? plan.activeClients)))
  const [period, setPeriod] = useState<PlanPeriod>(plan.period ?? 'monthly')
  const offer = offers.find(each => each.tier === tier)
  const missing = Math.max(0, plan.activeClients - tier)
  if (!offer) return null
  return (
    <div className={css.picker}>
      <Stack gap={20}>
        <Stack gap={4}>
          <TierSlider tiers={tiers} value={tier} current={plan.may.change ? (plan.tier ?? undefined) : undefined} onChange={setTier} />
          <Ends free={free?.tier} largest={largest} />
        </Stack>
        {missing > 0 && <Text tone="attention">{t('tooSmall', { count: missing, active: integer(plan.activeClients) })}</Text>}
        <PeriodChoice prices={netPrices(offer)} currency={answer.currency} value={period} onChange={setPeriod} />
      </Stack>
      <div className={css.order}>
        {plan.may.change ? (
          <ChangeOrder key={`${tier} ${period}`} plan={plan} tier={tier} period={period} />
        ) : answer.maySell ? (
          <PurchaseOrder plan={plan} offer={offer} period={period} answer={answer} from={from} />
        ) : (
          <AttentionLine status="note" text={t('noCards')} />
        )}
      </div>
    </div>
  )
}

/** Names the tiers beyond the slider's ends: the free one, and the one whose price is agreed. */
function Ends({ free, largest }: { free: number | undefined; largest: number }) {
  const t = usePickerWords()
  const { integer } = useFormats()
  const business = useRunBusiness()?.name ?? ''
  const link = supportLink(t('enterpriseSubject', { max: integer(largest), business }))
  return (
    <div className={css.ends}>
      <Text as="span" size="hint" tone={2}>
        {free !== undefined && t('freeEnd', { max: integer(free) })}
      </Text>
      <Text as="span" size="hint" tone={2}>
        {t('enterpriseEnd', { max: integer(largest) })} {link && <TextLink href={link}>{t('write')}</TextLink>}
      </Text>
    </div>
  )
}
