import { packageLimits } from '@allenio/contract/packages'
import { newId } from '@allenio/domain/ids'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { kindsQuery } from '../data.ts'
import css from './form.module.css'
import type { FieldsProps } from './use-package-form.ts'
import type { EditedCredits } from './values.ts'
import { useFormWords } from './words.ts'

/** The credits that a package gives, one row for each kind of appointment. */
export function CreditRows({ form }: FieldsProps) {
  const t = useFormWords()
  const { value: rows, onChange } = useFormValue(form, 'credits')
  const { value: billingModel } = useFormValue(form, 'billingModel')
  const { data } = useQuery(kindsQuery())
  const addButton = useRef<HTMLButtonElement>(null)
  const kinds = data?.kinds.filter(({ id, isArchived }) => !isArchived || rows.some(({ kindId }) => kindId === id)) ?? []
  const kindOptions = [{ value: '', label: t('allKinds') }, ...kinds.map(({ id, name }) => ({ value: id, label: name }))]
  const change = (index: number, changes: Partial<EditedCredits>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  const add = () => {
    const free = kindOptions.find(({ value }) => rows.every(({ kindId }) => kindId !== value))
    onChange([...rows, { key: newId(), kindId: free?.value ?? '', amount: '', validDays: '', each: 'once' }])
  }
  const remove = (index: number) => {
    onChange(rows.filter((_, at) => at !== index))
    // the button goes with its row, and the keyboard would start over at the top of the page
    requestAnimationFrame(() => addButton.current?.focus())
  }
  const isSubscription = billingModel === 'SUBSCRIPTION'
  return (
    <Stack gap={8}>
      <Text weight={500}>{t('credits')}</Text>
      <BareList gap={12}>
        {rows.map((row, index) => (
          <li key={row.key} className={css.credits}>
            <TextField
              label={t('amount')}
              inputMode="numeric"
              autoComplete="off"
              figures
              value={row.amount}
              onChange={event => change(index, { amount: event.target.value })}
              error={form.wrong(`credits.${index}.amount`)}
            />
            <Select
              label={t('kind')}
              options={kindOptions}
              value={row.kindId}
              onChange={event => change(index, { kindId: event.target.value })}
              error={form.wrong(`credits.${index}.kindId`)}
            />
            <TextField
              label={t('validDays')}
              hint={t('validHint')}
              optional
              inputMode="numeric"
              autoComplete="off"
              figures
              unit={t('days')}
              value={row.validDays}
              onChange={event => change(index, { validDays: event.target.value })}
              error={form.wrong(`credits.${index}.validDays`)}
            />
            {isSubscription && (
              <Select
                label={t('each')}
                options={[
                  { value: 'once', label: t('once') },
                  { value: 'period', label: t('period') },
                ]}
                value={row.each}
                onChange={event => change(index, { each: event.target.value === 'period' ? 'period' : 'once' })}
              />
            )}
            <IconButton label={t('removeCredits')} icon={IconX} onClick={() => remove(index)} />
          </li>
        ))}
      </BareList>
      {rows.length < packageLimits.credits && (
        <Row>
          <Button ref={addButton} size="small" icon={IconPlus} onClick={add}>
            {t('addCredits')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
