import { createDiscountCode, discountDurations, packageLimits, updateDiscountCode, type DiscountCode } from '@allenio/contract/packages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { MultiSelect } from '#ui/combobox'
import { DayField } from '#ui/day-field'
import { centsOf, useAmountText } from '#ui/decimal-field'
import { FieldPair } from '#ui/field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { wholeOf } from '../form/values.ts'
import { packagesQuery } from '../data.ts'
import { useDiscountWords } from './words.ts'

const fields = z.object({
  code: z.string(),
  way: z.enum(['percent', 'amount']),
  percent: z.string(),
  amount: z.string(),
  duration: z.enum(discountDurations),
  usesAtMost: z.string(),
  fromDay: z.string(),
  untilDay: z.string(),
  packageIds: z.array(z.string()),
})
type Values = z.output<typeof fields>

interface DiscountFormProps {
  /** Undefined for a new one. */
  discount: DiscountCode | undefined
  currency: string
  onClose: () => void
}

export const DiscountForm = ({ discount, ...more }: DiscountFormProps) =>
  discount ? <EditDiscount discount={discount} {...more} /> : <CreateDiscount {...more} />

const empty: Values = {
  code: '',
  way: 'percent',
  percent: '10',
  amount: '',
  duration: 'first',
  usesAtMost: '',
  fromDay: '',
  untilDay: '',
  packageIds: [],
}

const rulesOf = ({ way, percent, amount, duration, usesAtMost, fromDay, untilDay, packageIds }: Values) => ({
  percent: way === 'percent' ? (wholeOf(percent) ?? null) : null,
  amount: way === 'amount' ? (centsOf(amount) ?? null) : null,
  duration,
  usesAtMost: wholeOf(usesAtMost) ?? null,
  fromDay: fromDay || null,
  untilDay: untilDay || null,
  packageIds,
})

const isWithin = (number: number | undefined, least: number, most: number) => number !== undefined && number >= least && number <= most

function useChecks() {
  const t = useDiscountWords()
  return ({ code, way, percent, amount, usesAtMost }: Values) => ({
    code: /^[A-Za-z0-9_-]{3,30}$/.test(code.trim()) ? undefined : t('codeWrong'),
    percent: way !== 'percent' || isWithin(wholeOf(percent), 1, 100) ? undefined : t('percentWrong'),
    amount: way !== 'amount' || isWithin(centsOf(amount), 1, packageLimits.price.most) ? undefined : t('amountWrong'),
    usesAtMost: usesAtMost.trim() === '' || isWithin(wholeOf(usesAtMost), 1, packageLimits.discountUses) ? undefined : t('usesWrong'),
  })
}

type FormProps = Omit<DiscountFormProps, 'discount'>

function CreateDiscount({ currency, onClose }: FormProps) {
  const t = useDiscountWords()
  const form = useEndpointForm({
    endpoint: createDiscountCode,
    schema: fields,
    start: empty,
    check: useChecks(),
    toInput: values => ({ code: values.code.trim(), ...rulesOf(values) }),
    onSaved: (_, { message }) => {
      if (message !== undefined) toast({ type: 'success', text: message })
      onClose()
    },
  })
  return (
    <FormModal form={form} title={t('createTitle')} save={t('create')} onClose={onClose}>
      <Fields form={form} currency={currency} isNew />
    </FormModal>
  )
}

function EditDiscount({ discount, currency, onClose }: FormProps & { discount: DiscountCode }) {
  const t = useDiscountWords()
  const textOf = useAmountText()
  const { id, code, percent, amount, duration, usesAtMost, fromDay, untilDay, packageIds, uses } = discount
  const form = useEndpointForm({
    endpoint: updateDiscountCode,
    schema: fields,
    start: {
      code,
      way: percent === null ? 'amount' : 'percent',
      percent: percent === null ? '' : String(percent),
      amount: amount === null ? '' : textOf(amount),
      duration,
      usesAtMost: usesAtMost === null ? '' : String(usesAtMost),
      fromDay: fromDay ?? '',
      untilDay: untilDay ?? '',
      packageIds,
    },
    check: useChecks(),
    toInput: values => ({ id, ...rulesOf(values) }),
    onSaved: (_, { message }) => {
      if (message !== undefined) toast({ type: 'success', text: message })
      onClose()
    },
  })
  return (
    <FormModal form={form} title={t('editTitle', { code })} onClose={onClose}>
      <Fields form={form} currency={currency} isUsed={uses > 0} />
    </FormModal>
  )
}

interface FieldsProps {
  form: ReturnType<typeof useEndpointForm<typeof createDiscountCode, typeof fields>>
  currency: string
  isNew?: boolean
  /** A discount that was used keeps what it gives, so its amount cannot be changed. */
  isUsed?: boolean
}

function Fields({ form, currency, isNew = false, isUsed = false }: FieldsProps) {
  const t = useDiscountWords()
  const way = useFormValue(form, 'way')
  const [from, until] = [useFormValue(form, 'fromDay'), useFormValue(form, 'untilDay')]
  const packageIds = useFormValue(form, 'packageIds')
  const { data } = useInfiniteQuery(packagesQuery({ status: 'all' }))
  const number = { inputMode: 'decimal', autoComplete: 'off', figures: true } as const
  return (
    <Stack gap={16}>
      {isNew && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          data-autofocus
          {...form.field('code')}
        />
      )}
      {isUsed ? (
        <Text tone={2}>{t('used')}</Text>
      ) : (
        <>
          <SegmentedControl
            label={t('way')}
            size="medium"
            options={[
              { value: 'percent', label: t('percent') },
              { value: 'amount', label: t('amount') },
            ]}
            value={way.value}
            onChange={way.onChange}
          />
          <FieldPair>
            {way.value === 'percent' ? (
              <TextField {...number} label={t('percent')} unit="%" {...form.field('percent')} />
            ) : (
              <TextField {...number} label={t('amount')} unit={currency} {...form.field('amount')} />
            )}
            <Select
              label={t('duration')}
              options={discountDurations.map(value => ({ value, label: t(value) }))}
              {...form.field('duration')}
            />
          </FieldPair>
        </>
      )}
      <TextField {...number} label={t('usesAtMost')} optional {...form.field('usesAtMost')} />
      <FieldPair>
        <DayField label={t('fromDay')} optional value={from.value} onChange={from.onChange} error={from.error} />
        <DayField label={t('untilDay')} optional value={until.value} onChange={until.onChange} error={until.error} />
      </FieldPair>
      <MultiSelect
        label={t('packages')}
        hint={t('packagesHint')}
        optional
        placeholder={packageIds.value.length === 0 ? t('packagesSearch') : undefined}
        nothing={t('packagesNone')}
        value={packageIds.value}
        options={(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={packageIds.onChange}
        error={packageIds.error}
      />
    </Stack>
  )
}
