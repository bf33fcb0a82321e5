import { cloneMealPlan, mealPlanLimits, type MealPlan } from '@allenio/contract/meal-plans'
import { z } from 'zod'
import { goTo } from '#shell'
import { ClientSelect } from '#shell/client-choice'
import type { ChosenClient } from '#shell/client-choice'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { CountedField } from '#ui/counted-field'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { editorHref } from '../data.ts'
import { useActionWords } from './words.ts'

const schema = z.object({
  title: z.string().trim().min(1).max(mealPlanLimits.title),
  client: z.object({ id: z.uuid(), name: z.string() }).nullable(),
})

interface CloneMealPlanProps {
  plan: Pick<MealPlan, 'id' | 'title'>
  /** The client for whom the plan is copied, if one is chosen already. */
  client: ChosenClient | undefined
  /** The copy is for a client, not for the library. */
  isForClient: boolean
  onClose: () => void
}

/** Copies a plan, into the library or for one client. */
export function CloneMealPlan({ plan, client, isForClient, onClose }: CloneMealPlanProps) {
  const t = useActionWords()
  const form = useEndpointForm({
    endpoint: cloneMealPlan,
    schema,
    start: {
      // a client's plan keeps the title, because the client's name distinguishes it; two plans of the library need different titles
      title: isForClient ? plan.title : t('copyOf', { title: plan.title }).slice(0, mealPlanLimits.title),
      client: client ?? null,
    },
    check: values => ({ client: isForClient && !values.client ? t('clientNeeded') : undefined }),
    toInput: values => ({ id: plan.id, title: values.title, ...(values.client && { clientId: values.client.id }) }),
    onSaved: (copy, { values }) => {
      onClose()
      const { title } = copy
      toast({
        type: 'success',
        text: values.client ? t('clonedFor', { title, name: values.client.name }) : t('cloned', { title }),
        buttons: [{ text: t('open'), onClick: () => goTo(editorHref(copy)) }],
      })
    },
  })
  const { value, onChange, error } = useFormValue(form, 'client')
  const label = isForClient ? t('cloneForClient') : t('duplicate')
  return (
    <FormModal form={form} title={label} text={t('cloneText')} save={t('duplicate')} onClose={onClose}>
      {isForClient && <ClientSelect label={t('client')} error={error} value={value} onChange={onChange} isFirst={client === undefined} />}
      <CountedField
        label={t('title')}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        data-autofocus={!isForClient || client !== undefined || undefined}
        {...form.field('title')}
      />
      {!isForClient && <ClientSelect label={t('client')} hint={t('clientHint')} optional error={error} value={value} onChange={onChange} />}
    </FormModal>
  )
}
