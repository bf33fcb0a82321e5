import { updateSubscriptionEnd } from '@allenio/contract/clients'
import type { ClientDetail } from '@allenio/contract/clients'
import { updateSubscriptionEnd as asForm } from '@allenio/contract/forms/clients'
import { addMonths } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice } from '#ui/form-notice'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { DateField } from '#ui/date-field'
import { FieldSet } from '#ui/field'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { showClient } from '../cache.ts'
import { useDetailWords } from './words.ts'
import css from './subscription-dialog.module.css'

const formId = 'subscription-end'
const extensions = [1, 3, 6, 12]

interface SubscriptionDialogProps {
  client: Pick<ClientDetail, 'id' | 'name' | 'subscriptionEnd' | 'subscriptionSource'>
  onClose: () => void
}

/** A new end of the subscription: typed, or some months after the present one. */
export function SubscriptionDialog({ client, onClose }: SubscriptionDialogProps) {
  const t = useDetailWords()
  const { day } = useFormats()
  const { id, name } = client
  // opened once: what comes in meanwhile does not change the offer
  const [before] = useState(client)
  const saved = useSaved()
  const { register, submit, wrong, isBusy, failure, forget, setValue } = useEndpointForm({
    endpoint: updateSubscriptionEnd,
    schema: asForm.input.pick({ subscriptionEnd: true }),
    start: { subscriptionEnd: before.subscriptionEnd ?? '' },
    toInput: ({ subscriptionEnd }) => ({ id, subscriptionEnd }),
    onSaved: ({ client: after }) => {
      saved(after, before.subscriptionEnd)
      onClose()
    },
  })
  const removal = useCall(updateSubscriptionEnd, {
    onSuccess: ({ client: after }) => {
      saved(after, before.subscriptionEnd)
      onClose()
    },
  })
  const today = romeDay()
  // a renewal starts at the present end, or today if that has passed
  const from = before.subscriptionEnd && before.subscriptionEnd > today ? before.subscriptionEnd : today
  return (
    <Modal
      opened
      size="small"
      onClose={onClose}
      title={t('endTitle')}
      text={before.subscriptionSource === 'payment' ? t('endFromPayment') : t('endText')}
      foot={
        <>
          {before.subscriptionEnd && (
            <Button kind="quiet" loading={removal.isPending} onClick={() => removal.mutate({ id, subscriptionEnd: null })}>
              {t('withoutEnd')}
            </Button>
          )}
          <Button kind="primary" type="submit" form={formId} loading={isBusy}>
            {t('save')}
          </Button>
        </>
      }>
      <form id={formId} className={css.form} onSubmit={event => void submit(event)} noValidate aria-label={`${t('subscription')}, ${name}`}>
        <FailureNotice failure={failure} onOver={forget} />
        <DateField label={t('endLabel')} error={wrong('subscriptionEnd')} data-autofocus {...register('subscriptionEnd')} />
        <FieldSet label={t('extend')} labelHidden className={css.extend}>
          {extensions.map(count => (
            <Button
              key={count}
              size="small"
              title={day(addMonths(from, count))}
              onClick={() => setValue('subscriptionEnd', addMonths(from, count), { shouldDirty: true, shouldValidate: true })}>
              {count === 12 ? t('oneYear') : t('months', { count })}
            </Button>
          ))}
        </FieldSet>
      </form>
    </Modal>
  )
}

function useSaved(): (after: ClientDetail, before: string | null) => void {
  const t = useDetailWords()
  const { day } = useFormats()
  const cache = useQueryClient()
  const show = (client: ClientDetail) => {
    showClient(cache, client)
  }
  const undoing = useCall(updateSubscriptionEnd, { onSuccess: ({ client }) => show(client) })
  return (after, before) => {
    show(after)
    const { id, name, subscriptionEnd } = after
    toast({
      type: 'success',
      text: subscriptionEnd ? t('endSaved', { name, day: day(subscriptionEnd) }) : t('endRemoved', { name }),
      buttons: subscriptionEnd === before ? [] : [{ text: t('undo'), onClick: () => undoing.mutate({ id, subscriptionEnd: before }) }],
    })
  }
}
