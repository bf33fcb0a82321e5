import type { WeightBasis } from '@allenio/contract/macro-fields'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormValue } from '#lib/forms'
import { DecimalField } from '#ui/decimal-field'
import type { AssignForm } from './assign-macro.tsx'
import { clientsForMacroQuery } from './data.ts'
import { needsWeight } from './recipients.ts'
import { useAssignWords } from './words.ts'

/** Reads what is to be known of clients who were chosen on another page. */
export function useFactsOf(form: AssignForm, macroId: string): void {
  const clients = useWatch({ control: form.control, name: 'clients' })
  const unread = clients.find(({ weightKg }) => weightKg === undefined)
  const { data } = useInfiniteQuery({ ...clientsForMacroQuery(macroId, unread?.name ?? ''), enabled: unread !== undefined })
  const { setValue } = form
  useEffect(() => {
    const found = unread && data?.rows.find(({ id }) => id === unread.id)
    if (!found) return
    const at = clients.findIndex(({ id }) => id === found.id)
    setValue(`clients.${at}.weightKg`, found.weightKg)
    setValue(`clients.${at}.hasCurrent`, found.current !== null)
    setValue(`clients.${at}.training`, found.training)
  }, [unread, data, clients, setValue])
}

interface WeightFieldsProps {
  form: AssignForm
  basis: WeightBasis
}

/** A weight to type for each client whose record has none. */
export function WeightFields({ form, basis }: WeightFieldsProps) {
  const clients = useWatch({ control: form.control, name: 'clients' })
  return clients.map(
    (client, at) =>
      needsWeight({ unit: 'grams per kg' }, client) && <WeightField key={client.id} form={form} at={at} name={client.name} basis={basis} />,
  )
}

interface WeightFieldProps extends Pick<WeightFieldsProps, 'form' | 'basis'> {
  at: number
  name: string
}

function WeightField({ form, at, name, basis }: WeightFieldProps) {
  const t = useAssignWords()
  const field = useFormValue(form, `clients.${at}.typedKg`)
  return (
    <DecimalField
      {...field}
      label={t('weightOf', { name })}
      hint={t(`weightHint_${basis}`)}
      unit="kg"
      step={0.5}
      min={20}
      max={400}
      start={70}
    />
  )
}
