import { linkPurchaseToUser, purchaseLimits, resendPurchaseEmail, type PurchaseCard, type WayIn } from '@allenio/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ClientSelect, type ChosenClient } from '#shell/client-choice'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { purchaseQuery } from '../data.ts'
import { usePurchaseWords } from '../list/words.ts'

interface BuyerDialogProps {
  purchase: Pick<PurchaseCard, 'id'>
  onClose: () => void
}

const linkFields = z.object({ client: z.custom<ChosenClient>().nullable() })

/** Moves a purchase to another client, for example when somebody bought with a second address. */
export function LinkDialog({ purchase: { id }, onClose }: BuyerDialogProps) {
  const t = usePurchaseWords()
  const form = useEndpointForm({
    endpoint: linkPurchaseToUser,
    schema: linkFields,
    start: { client: null },
    check: ({ client }) => (client ? {} : { client: t('linkNobody') }),
    toInput: ({ client }) => ({ id, userId: client?.id ?? '' }),
    onSaved: (_, { values: { client } }) => {
      toast({ type: 'success', text: t('linked', { name: client?.name ?? '' }) })
      onClose()
    },
  })
  const { value, onChange, error } = useFormValue(form, 'client')
  return (
    <FormModal form={form} title={t('linkTitle')} text={t('linkText')} save={t('linkSave')} reachesOthers onClose={onClose}>
      <ClientSelect label={t('linkTo')} value={value} onChange={onChange} error={error} isFirst />
    </FormModal>
  )
}

/** Sends the way into the app again; to another address only while nobody has proved the first. */
export function ResendDialog({ purchase: { id }, onClose }: BuyerDialogProps) {
  const t = usePurchaseWords()
  const query = useQuery(purchaseQuery(id))
  return query.data ? (
    <ResendForm id={id} wayIn={query.data.purchase.wayIn} onClose={onClose} />
  ) : (
    <Modal opened size="small" title={t('resendTitle')} onClose={onClose}>
      <Loaded query={query} failed={t('detailFailed')} skeleton={<SkeletonLines lines={3} />}>
        {() => null}
      </Loaded>
    </Modal>
  )
}

const resendFields = z.object({ email: z.string().trim() })

interface ResendFormProps {
  id: string
  wayIn: WayIn
  onClose: () => void
}

function ResendForm({ id, wayIn, onClose }: ResendFormProps) {
  const t = usePurchaseWords()
  const [{ email: sentTo, mayChangeAddress }] = useState(wayIn)
  const form = useEndpointForm({
    endpoint: resendPurchaseEmail,
    schema: resendFields,
    start: { email: sentTo },
    toInput: ({ email }) => ({ id, ...(mayChangeAddress && email !== sentTo && { email }) }),
    onSaved: (_, { values: { email } }) => {
      toast({ type: 'success', text: t('resent', { email: mayChangeAddress ? email : sentTo }) })
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      title={t('resendTitle')}
      text={t('resendText', { count: purchaseLimits.mailsADay })}
      save={t('resendSave')}
      reachesOthers
      onClose={onClose}>
      {mayChangeAddress ? (
        <TextField label={t('resendEmail')} type="email" autoComplete="off" data-autofocus {...form.field('email')} />
      ) : (
        <Text tone={2} breaks>
          {t('resendFixed', { email: sentTo })}
        </Text>
      )}
    </FormModal>
  )
}
