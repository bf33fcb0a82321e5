import { grantPlan, type CoachDetail } from '@allenio/contract/dash'
import { romeDay } from '@allenio/domain/days'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { useBusinessWords } from './words.ts'

// both are empty where there is no limit
const fields = z.object({
  places: z
    .string()
    .trim()
    .regex(/^\d{0,6}$/),
  until: z.string(),
  reason: z.string().trim().min(3).max(500),
})

interface GrantDialogProps {
  business: CoachDetail
  onClose: () => void
}

/** A plan that nothing is charged for. */
export function GrantDialog({ business: { id, plan }, onClose }: GrantDialogProps) {
  const t = useBusinessWords()
  const form = useEndpointForm({
    endpoint: grantPlan,
    schema: fields,
    start: { places: plan?.places ? String(plan.places) : '', until: '', reason: '' },
    toInput: ({ places, until, reason }) => ({ id, places: places === '' ? null : Number(places), until: until || null, reason }),
    onSaved: (data, { message }) => {
      toastMessage(data, { message })
      onClose()
    },
  })
  return (
    <FormModal form={form} title={t('grantTitle')} text={t('grantText')} save={t('grantSave')} onClose={onClose}>
      <TextField
        label={t('grantPlaces')}
        hint={t('grantPlacesHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...form.field('places')}
      />
      <DayField label={t('grantUntil')} hint={t('grantUntilHint')} min={romeDay()} {...useFormValue(form, 'until')} />
      <TextArea label={t('reason')} hint={t('reasonHint')} minRows={2} maxLength={500} {...form.field('reason')} />
    </FormModal>
  )
}
