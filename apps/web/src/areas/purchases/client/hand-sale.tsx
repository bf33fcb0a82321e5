import type { Package } from '@allenio/contract/packages'
import { createHandSale, handMethods, purchaseLimits } from '@allenio/contract/purchases'
import { z } from 'zod'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { centsOf, useAmountText } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { Grid, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useMoneyWords } from '../money/words.ts'
import { PackageSelect, type SaleDialogProps } from './package-select.tsx'
import { useSellWords } from './words.ts'

const fields = z.object({
  chosen: z.custom<Package>().nullable(),
  method: z.enum(handMethods),
  day: z.string(),
  amount: z.string(),
  note: z.string().trim().max(purchaseLimits.note),
})

/** Records what was paid by hand: the package is unlocked as after a payment by card. */
export function HandSale({ client: { id, name }, onClose }: SaleDialogProps) {
  const t = useSellWords()
  const say = useMoneyWords()
  const { money } = useFormats()
  const textOf = useAmountText()
  const today = useToday()
  const form = useEndpointForm({
    endpoint: createHandSale,
    schema: fields,
    start: { chosen: null, method: 'cash', day: today, amount: '', note: '' },
    check: ({ chosen, day, amount }) => {
      const cents = centsOf(amount)
      const isAmount = cents !== undefined && cents >= 1 && cents <= purchaseLimits.amount
      return {
        chosen: chosen ? undefined : t('noPackage'),
        day: day === '' ? t('dayMissing') : day > today ? t('dayFuture') : undefined,
        amount: isAmount ? undefined : t('amountWrong'),
      }
    },
    toInput: ({ chosen, method, day, amount, note }) => ({
      id,
      packageId: chosen?.id ?? '',
      versionId: chosen?.terms.versionId ?? '',
      method,
      day,
      amount: centsOf(amount) ?? 0,
      note,
    }),
    onSaved: ({ purchase }) => {
      toast({ type: 'success', text: t('recorded', { amount: money(purchase.paid, purchase.currency) }) })
      onClose()
    },
  })
  const packageField = useFormValue(form, 'chosen')
  const method = useFormValue(form, 'method')
  const day = useFormValue(form, 'day')
  const terms = packageField.value?.terms
  const choose = (next: Package | null) => {
    packageField.onChange(next)
    // an amount that somebody has typed stays
    if (next && !form.formState.dirtyFields.amount) form.resetField('amount', { defaultValue: textOf(next.terms.price) })
  }
  return (
    <FormModal form={form} reachesOthers title={t('recordTitle', { name })} text={t('recordText')} save={t('record')} onClose={onClose}>
      <Stack gap={16}>
        <PackageSelect value={packageField.value} onChange={choose} error={packageField.error} />
        <FieldSet label={t('method')}>
          <SegmentedControl
            label={t('method')}
            size="medium"
            wide
            options={handMethods.map(value => ({ value, label: say(`method_${value}`) }))}
            value={method.value}
            onChange={method.onChange}
          />
        </FieldSet>
        <Grid columns={2} gap={12}>
          <TextField
            label={terms ? `${t('amount')} (${terms.currency})` : t('amount')}
            hint={terms && t('amountHint', { amount: money(terms.price, terms.currency) })}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('amount')}
          />
          <DayField label={t('day')} leaning="past" max={today} {...day} />
        </Grid>
        <TextArea label={t('note')} hint={t('noteHint')} optional maxLength={purchaseLimits.note} minRows={2} {...form.field('note')} />
      </Stack>
    </FormModal>
  )
}
