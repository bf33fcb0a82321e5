import { updateSubscriptionEnd, type ClientDetail } from '@allenio/contract/clients'
import { updateSubscriptionEnd as asForm } from '@allenio/contract/forms/clients'
import { addMonths, romeDay } from '@allenio/domain/days'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { Row } from '#ui/layout'
import { toast } from '#ui/toast'
import { showClient } from '../data.ts'
import { useDetailWords } from './words.ts'

/** The months that a renewal offers. */
export const renewals = [1, 3, 6, 12]

interface SubscriptionDialogProps {
  client: Pick<ClientDetail, 'id' | 'name' | 'subscriptionEnd' | 'subscriptionSource'>
  onClose: () => void
}

/** A new end of the subscription: typed, or some months after the present one. */
export function SubscriptionDialog({ client, onClose }: SubscriptionDialogProps) {
  const t = useDetailWords()
  const { day } = useFormats()
  const cache = useQueryClient()
  const { id, name } = client
  // opened once: what comes in meanwhile does not change the offer
  const [before] = useState(client)
  const undo = useCall(updateSubscriptionEnd, { onSuccess: ({ client: after }) => showClient(cache, after) })
  const finish = ({ client: after }: { client: ClientDetail }) => {
    showClient(cache, after)
    const { subscriptionEnd } = after
    toast({
      type: 'success',
      text: subscriptionEnd ? t('endSaved', { name, day: day(subscriptionEnd) }) : t('endRemoved', { name }),
      undo: subscriptionEnd === before.subscriptionEnd ? undefined : () => undo.mutate({ id, subscriptionEnd: before.subscriptionEnd }),
    })
    onClose()
  }
  const form = useEndpointForm({
    endpoint: updateSubscriptionEnd,
    schema: asForm.input.pick({ subscriptionEnd: true }),
    start: { subscriptionEnd: before.subscriptionEnd ?? '' },
    toInput: ({ subscriptionEnd }) => ({ id, subscriptionEnd }),
    onSaved: finish,
  })
  const removal = useCall(updateSubscriptionEnd, { onSuccess: finish })
  const end = useFormValue(form, 'subscriptionEnd')
  const today = romeDay()
  // a renewal starts at the present end, or today if that has passed
  const from = before.subscriptionEnd && before.subscriptionEnd > today ? before.subscriptionEnd : today
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('endTitle')}
      text={before.subscriptionSource === 'payment' ? t('endFromPayment') : t('endText')}
      aside={
        before.subscriptionEnd && (
          <Button kind="quiet" isBusy={removal.isPending} onClick={() => removal.mutate({ id, subscriptionEnd: null })}>
            {t('withoutEnd')}
          </Button>
        )
      }>
      <DayField label={t('endLabel')} leaning="future" data-autofocus {...end} value={end.value ?? ''} />
      <FieldSet label={t('extend')} labelHidden>
        <Row gap={8} wrap>
          {renewals.map(count => (
            <Button
              key={count}
              size="small"
              title={day(addMonths(from, count))}
              onClick={() => form.setValue('subscriptionEnd', addMonths(from, count), { shouldDirty: true, shouldValidate: true })}>
              {count === 12 ? t('oneYear') : t('months', { count })}
            </Button>
          ))}
        </Row>
      </FieldSet>
    </FormModal>
  )
}
