import { correctCreditPack, createCreditPack, creditLimits, type CreditPack } from '@allenio/contract/credits'
import { newId } from '@allenio/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { useToday } from '#shell'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { DecimalField } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { kindsQuery } from '../data.ts'
import { useCreditWords } from '../words.ts'

const fields = z.object({ amount: z.string(), kindId: z.string(), untilDay: z.string(), note: z.string().trim().max(creditLimits.note) })
type Values = z.input<typeof fields>

const countOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : NaN)

/** Checks the count within its bounds, and where a reason is asked for that there is one. */
function useChecks(least: number, needsNote: boolean) {
  const t = useCreditWords()
  return ({ amount, note }: Values) => {
    const count = countOf(amount)
    return {
      ...(!(count >= least && count <= creditLimits.perPack) && { amount: t('wrongCount', { least, most: creditLimits.perPack }) }),
      ...(needsNote && note.trim() === '' && { note: t('noReason') }),
    }
  }
}

interface GrantCreditsProps {
  clientId: string
  onClose: () => void
}

export function GrantCredits({ clientId, onClose }: GrantCreditsProps) {
  const t = useCreditWords()
  const { data } = useQuery(kindsQuery())
  // sent twice, it is granted once
  const [packId] = useState(newId)
  const form = useEndpointForm({
    endpoint: createCreditPack,
    schema: fields,
    start: { amount: '10', kindId: '', untilDay: '', note: '' },
    check: useChecks(1, false),
    toInput: ({ amount, kindId, untilDay, note }) => ({
      id: clientId,
      packId,
      amount: countOf(amount),
      kindId: kindId || null,
      untilDay: untilDay || null,
      note,
    }),
    onSaved: ({ amount }) => {
      toast({ type: 'success', text: t('granted', { count: amount }) })
      onClose()
    },
  })
  const kinds = data?.kinds.filter(({ isArchived, credits }) => !isArchived && credits > 0) ?? []
  return (
    <FormModal form={form} title={t('grantTitle')} save={t('grant')} reachesOthers onClose={onClose}>
      <Stack gap={16}>
        <CountField form={form} label={t('amount')} least={1} />
        {kinds.length > 0 && (
          <Select
            label={t('kind')}
            options={[{ value: '', label: t('allKinds') }, ...kinds.map(({ id, name }) => ({ value: id, label: name }))]}
            {...form.field('kindId')}
          />
        )}
        <UntilField form={form} />
        <TextArea label={t('note')} hint={t('noteHint')} optional maxLength={creditLimits.note} minRows={2} {...form.field('note')} />
      </Stack>
    </FormModal>
  )
}

interface CorrectCreditsProps extends GrantCreditsProps {
  pack: CreditPack
}

export function CorrectCredits({ clientId, pack, onClose }: CorrectCreditsProps) {
  const t = useCreditWords()
  // the pack as it was when the dialog opened: a correction over somebody else's is refused
  const [{ id: packId, remaining: writtenOver, untilDay: lastDay }] = useState(pack)
  const form = useEndpointForm({
    endpoint: correctCreditPack,
    schema: fields,
    start: { amount: String(writtenOver), kindId: '', untilDay: lastDay ?? '', note: '' },
    check: useChecks(0, true),
    toInput: ({ amount, untilDay, note }) => ({
      id: clientId,
      packId,
      remaining: countOf(amount),
      writtenOver,
      untilDay: untilDay || null,
      note,
    }),
    onSaved: () => {
      toast({ type: 'success', text: t('corrected') })
      onClose()
    },
  })
  return (
    <FormModal form={form} title={t('correctTitle')} onClose={onClose}>
      <Stack gap={16}>
        <CountField form={form} label={t('remaining')} least={0} />
        <UntilField form={form} hasPast />
        <TextArea label={t('why')} hint={t('noteHint')} maxLength={creditLimits.note} minRows={2} {...form.field('note')} />
      </Stack>
    </FormModal>
  )
}

type CreditForm = ReturnType<typeof useEndpointForm<typeof createCreditPack, typeof fields>>
type AnyCreditForm = Pick<CreditForm, 'control'>

function CountField({ form, label, least }: { form: AnyCreditForm; label: string; least: number }) {
  const { ref: _, ...field } = useFormValue(form, 'amount')
  return <DecimalField label={label} decimals={0} step={1} min={least} max={creditLimits.perPack} {...field} />
}

function UntilField({ form, hasPast = false }: { form: AnyCreditForm; hasPast?: boolean }) {
  const t = useCreditWords()
  const today = useToday()
  return (
    <DayField label={t('untilDay')} hint={t('untilHint')} optional {...(!hasPast && { min: today })} {...useFormValue(form, 'untilDay')} />
  )
}
