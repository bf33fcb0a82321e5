import type { Package } from '@allenio/contract/packages'
import { changeSubscription, previewSubscriptionChange, type ChangeFigures, type Subscription } from '@allenio/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { FactList, usePackages, usePriceText } from '#areas/purchases'
import { call } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { RadioCards } from '#ui/radio-cards'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useSubscriptionSentences } from '../marks/marks.tsx'
import { useChangeSentences } from './change-sentences.ts'
import { useDetailWords } from './words.ts'

const fields = z.object({ versionId: z.string(), anchorDay: z.string(), at: z.enum(['period end', 'now']) })
type Values = z.output<typeof fields>

interface ChangeDialogProps {
  subscription: Subscription
  onClose: () => void
}

const anchorDays = Array.from({ length: 28 }, (_, at) => at + 1)

/**
 * Changes to another package, the price of today, or another day of the charge. The cost is shown first, and a cost that differs by then
 * is refused.
 */
export function ChangeDialog({ subscription, onClose }: ChangeDialogProps) {
  const t = useDetailWords()
  const { day } = useFormats()
  const [{ id, versionId, currency, intervalUnit, package: current }] = useState(subscription)
  const packages = usePackages('active')
  const priceText = usePriceText()
  const { chargeText } = useSubscriptionSentences()
  const inputOf = ({ versionId: chosen, anchorDay, at }: Values) => ({
    id,
    ...(chosen !== '' && { versionId: chosen }),
    anchorDay: anchorDay === '' ? null : Number(anchorDay),
    at,
  })
  const [values, setValues] = useState<Values>({ versionId: '', anchorDay: '', at: 'period end' })
  const hasChange = values.versionId !== '' || values.anchorDay !== ''
  const preview = useQuery({
    queryKey: ['subscription change', id, values] as const,
    queryFn: ({ signal }) => call(previewSubscriptionChange, inputOf(values), { signal }),
    enabled: hasChange,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { of: 'part', quiet: true },
  })
  const savedText = ({ versionId: newId, nextCharge }: Subscription, chosen: Values): string => {
    if (chosen.at === 'now' && chosen.versionId !== '' && newId !== chosen.versionId) return t('changeUnpaid')
    if (!nextCharge) return t('changed')
    if (chosen.at === 'period end') return t('changedLater', { day: day(preview.data?.nextAt ?? nextCharge.at) })
    return t('changedNext', { charge: chargeText({ ...nextCharge, currency }) })
  }
  const form = useEndpointForm({
    endpoint: changeSubscription,
    schema: fields,
    start: values,
    toInput: chosen => ({
      ...inputOf(chosen),
      amountSeen: preview.data?.amountSeen ?? 0,
      dueNowSeen: preview.data?.dueNow ?? 0,
      balanceSeen: preview.data?.balance ?? 0,
      prorationDate: preview.data?.prorationDate ?? '',
    }),
    onSaved: (changed, { values: chosen }) => {
      toast({ type: 'success', text: savedText(changed, chosen) })
      onClose()
    },
    onRefused: () => {
      // the price may have moved meanwhile
      void preview.refetch()
      return false
    },
  })
  const field = (name: keyof Values) => ({
    value: values[name],
    choose: (value: string) => {
      const next = fields.parse({ ...values, [name]: value })
      setValues(next)
      form.setValue(name, next[name], { shouldDirty: true })
    },
  })
  const version = field('versionId')
  const anchor = field('anchorDay')
  const at = useFormValue(form, 'at')
  const isOffered = ({ isActive, terms }: Package) =>
    isActive && terms.billingModel === 'SUBSCRIPTION' && terms.currency === currency && terms.versionId !== versionId
  const labelOf = ({ id: packageId, name, terms }: Package) =>
    `${packageId === current.id ? t('samePackageNewPrice', { name }) : name}: ${priceText(terms)}`
  return (
    <FormModal
      form={form}
      reachesOthers
      title={t('changeTitle')}
      text={t('changeText')}
      save={t('changeSave')}
      canSubmit={hasChange && preview.data !== undefined && !preview.isFetching}
      onClose={onClose}>
      <Stack gap={16}>
        <Select
          data-autofocus
          label={t('package')}
          value={version.value}
          options={[
            { value: '', label: t('samePackage') },
            ...packages.filter(isOffered).map(each => ({ value: each.terms.versionId, label: labelOf(each) })),
          ]}
          onChange={event => version.choose(event.target.value)}
        />
        {(intervalUnit === 'MONTH' || intervalUnit === 'YEAR') && (
          <Select
            label={t('anchorDay')}
            value={anchor.value}
            options={[
              { value: '', label: t('anchorStays') },
              ...anchorDays.map(each => ({ value: String(each), label: t('anchorOn', { day: each }) })),
            ]}
            onChange={event => anchor.choose(event.target.value)}
          />
        )}
        <RadioCards
          label={t('when')}
          options={[
            { value: 'period end', label: t('atPeriodEnd') },
            { value: 'now', label: t('atOnce') },
          ]}
          value={at.value}
          onChange={field('at').choose}
        />
        {hasChange ? (
          <Loaded query={preview} failed={t('previewFailed')} skeleton={<SkeletonLines lines={3} />}>
            {answer => <Preview figures={answer} currency={answer.currency} />}
          </Loaded>
        ) : (
          <Text tone={2}>{t('noChange')}</Text>
        )}
      </Stack>
    </FormModal>
  )
}

interface PreviewProps {
  figures: ChangeFigures
  currency: string
}

function Preview({ figures, currency }: PreviewProps) {
  const t = useDetailWords()
  const { figureFacts } = useChangeSentences()
  return (
    <Stack gap={8} as="section" aria-label={t('preview')} aria-live="polite">
      <Text weight={600}>{t('preview')}</Text>
      <FactList facts={figureFacts(figures, currency)} />
      {figures.balance > 0 && (
        <Text size="hint" tone={2} breaks>
          {t('balanceRule')}
        </Text>
      )}
    </Stack>
  )
}
