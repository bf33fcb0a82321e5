import type { Output } from '@allenio/contract'
import type { Package } from '@allenio/contract/packages'
import { createPaymentLink, purchaseLimits } from '@allenio/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { clientQuery } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { CopyField } from '#ui/copy-field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { PackageSelect, type SaleDialogProps } from './package-select.tsx'
import { useSellWords } from './words.ts'

const fields = z.object({
  chosen: z.custom<Package>().nullable(),
  discountCode: z.string().trim().max(30),
  sendsMail: z.boolean(),
  sendsMessage: z.boolean(),
})

interface MadeLink extends Output<typeof createPaymentLink> {
  isMailed: boolean
  isSent: boolean
}

/** Makes a link by which the client pays; it can be copied, and goes out by mail or chat if wished. */
export function PaymentLink({ client, onClose }: SaleDialogProps) {
  const t = useSellWords()
  const [made, setMade] = useState<MadeLink>()
  const { id, name, email, isRegistered } = client
  const form = useEndpointForm({
    endpoint: createPaymentLink,
    schema: fields,
    start: { chosen: null, discountCode: '', sendsMail: email !== null, sendsMessage: false },
    check: ({ chosen }) => (chosen ? {} : { chosen: t('noPackage') }),
    toInput: ({ chosen, discountCode, sendsMail, sendsMessage }) => ({
      id,
      packageId: chosen?.id ?? '',
      ...(discountCode && { discountCode }),
      sendsMail,
      sendsMessage,
    }),
    onSaved: (answer, { values: { sendsMail, sendsMessage } }) => setMade({ ...answer, isMailed: sendsMail, isSent: sendsMessage }),
  })
  const packageField = useFormValue(form, 'chosen')
  const sendsMail = useFormValue(form, 'sendsMail')
  const sendsMessage = useFormValue(form, 'sendsMessage')
  if (made) return <LinkMade name={name} link={made} onClose={onClose} />
  return (
    <FormModal
      form={form}
      reachesOthers
      title={t('sellTitle', { name })}
      text={t('sellText', { days: purchaseLimits.linkDays })}
      save={t('makeLink')}
      onClose={onClose}>
      <Stack gap={16}>
        <PackageSelect value={packageField.value} onChange={packageField.onChange} error={packageField.error} />
        <TextField label={t('discount')} optional autoComplete="off" spellCheck={false} {...form.field('discountCode')} />
        {email !== null && (
          <Checkbox
            label={t('sendsMail', { email })}
            checked={sendsMail.value}
            onChange={event => sendsMail.onChange(event.target.checked)}
          />
        )}
        {isRegistered && (
          <Checkbox
            label={t('sendsMessage')}
            checked={sendsMessage.value}
            onChange={event => sendsMessage.onChange(event.target.checked)}
          />
        )}
      </Stack>
    </FormModal>
  )
}

function LinkMade({ name, link: { url, expiresAt, isMailed, isSent }, onClose }: { name: string; link: MadeLink; onClose: () => void }) {
  const t = useSellWords()
  const { day } = useFormats()
  return (
    <Modal
      opened
      size="small"
      title={t('linkTitle', { name })}
      text={t('linkText', { day: day(expiresAt) })}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }>
      <Stack gap={12}>
        <CopyField label={t('link')} value={url} />
        {(isMailed || isSent) && <Text tone={2}>{t(isMailed && isSent ? 'linkBoth' : isMailed ? 'linkMailed' : 'linkSent')}</Text>}
      </Stack>
    </Modal>
  )
}

/** The dialog of a link to pay, for a client who was found in the palette. */
export function SellDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { data: client } = useQuery(clientQuery(clientId))
  return client ? <PaymentLink client={client} onClose={onClose} /> : null
}
