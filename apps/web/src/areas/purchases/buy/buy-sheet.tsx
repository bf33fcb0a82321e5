import { listCreditOffers, type CreditOffer } from '@allenio/contract/packages'
import { checkoutWording, createOwnCheckout, getCheckoutPrice } from '@allenio/contract/purchases'
import { newId } from '@allenio/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { CallError, read, useSettled } from '#lib/api'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormPanel } from '#ui/form'
import { Grid, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SegmentedControl } from '#ui/segmented-control'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { openProvider } from '../money/open-provider.ts'
import { Consents } from './consents.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { Price } from './price.tsx'
import { useBuyWords } from './words.ts'

interface BuySheetProps {
  kindId: string | undefined
  onClose: () => void
}

/** The packages that give credits, their price, and the button that leads to the provider. */
export function BuySheet({ kindId, onClose }: BuySheetProps) {
  const t = useBuyWords()
  const query = useQuery(read(listCreditOffers, kindId === undefined ? {} : { kindId }, { quiet: true }))
  const first = query.data?.offers[0]
  if (query.data && first) return <OrderForm offers={query.data.offers} first={first} onClose={onClose} />
  return (
    <SidePanel opened title={t('title')} onClose={onClose}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={6} />}>
        {() => <Text tone={2}>{t('nothing')}</Text>}
      </Loaded>
    </SidePanel>
  )
}

const fields = z.object({
  discountCode: z.string().trim().max(30),
  policy: z.boolean(),
  terms: z.boolean(),
  earlyStart: z.boolean(),
  fiscalCode: z.string().trim().max(20),
  address: z.string().trim().max(200),
  zip: z.string().trim().max(12),
  city: z.string().trim().max(80),
  province: z.string().trim().max(40),
})

const allConsents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const

interface OrderFormProps {
  offers: readonly CreditOffer[]
  first: CreditOffer
  onClose: () => void
}

function OrderForm({ offers, first, onClose }: OrderFormProps) {
  const t = useBuyWords()
  const [chosenId, setChosenId] = useState(first.id)
  const offer = offers.find(({ id }) => id === chosenId) ?? first
  const idOf = useCheckoutIds()
  const [isLeaving, setLeaving] = useState(false)
  const [isTrialUsed, setTrialUsed] = useState(false)
  const [pays, setPays] = useState<'parts' | 'once'>('parts')
  const form = useEndpointForm({
    endpoint: createOwnCheckout,
    schema: fields,
    start: {
      discountCode: '',
      policy: false,
      terms: false,
      earlyStart: false,
      fiscalCode: '',
      address: '',
      zip: '',
      city: '',
      province: '',
    },
    check: ({ policy, terms, earlyStart }) => ({
      policy: policy ? undefined : t('agree'),
      terms: terms ? undefined : t('agree'),
      earlyStart: earlyStart ? undefined : t('agree'),
    }),
    toInput: ({ discountCode, policy: _policy, terms: _terms, earlyStart: _earlyStart, ...fiscal }) => {
      const versionId = price.data?.versionId ?? offer.terms.versionId
      return {
        packageId: offer.id,
        versionId,
        checkoutId: idOf(`${versionId} ${discountCode} ${pays}`),
        ...(discountCode && { discountCode }),
        ...(isTrialUsed && { withoutTrial: true }),
        ...(pays === 'once' && { paysAtOnce: true }),
        ...(price.data?.asksFiscal && { fiscal }),
        // the check lets nothing through that is not agreed to
        consents: allConsents,
      }
    },
    onSaved: ({ url, state }) => {
      if (url !== null) {
        setLeaving(true)
        return openProvider(url)
      }
      if (state === 'paid') {
        toast({ type: 'success', text: t('bought') })
        return onClose()
      }
      toast({ type: 'warning', text: t('waits') })
    },
    onRefused: error => {
      // the refusal says what is charged instead, and the next press agrees to it
      if (error instanceof CallError && error.code === 'trial used') setTrialUsed(true)
      // the price may have changed meanwhile
      void price.refetch()
      return false
    },
  })
  const code = useSettled(useFormValue(form, 'discountCode').value)
  const price = useQuery(
    read(getCheckoutPrice, { packageId: offer.id, ...(code && { code }) }, { quiet: true, alsoShows: ['package', 'discount code'] }),
  )
  return (
    <FormPanel form={{ ...form, isBusy: form.isBusy || isLeaving }} title={t('title')} save={t('order')} onClose={onClose}>
      <Stack gap={20}>
        <OfferChoice offers={offers} value={offer.id} onChange={setChosenId} />
        <TextField label={t('discount')} optional autoComplete="off" spellCheck={false} {...form.field('discountCode')} />
        {price.data && price.data.atOnce !== null && offer.terms.installments !== null && (
          <SegmentedControl
            label={t('payHow')}
            options={[
              { value: 'parts', label: t('payParts', { count: offer.terms.installments }) },
              { value: 'once', label: t('payOnce') },
            ]}
            value={pays}
            onChange={setPays}
          />
        )}
        <Price offer={offer} query={price} isAtOnce={pays === 'once'} />
        {price.data?.asksFiscal && (
          <Stack gap={12} as="section" aria-label={t('fiscal')}>
            <Text weight={600}>{t('fiscal')}</Text>
            <TextField label={t('fiscalCode')} autoComplete="off" {...form.field('fiscalCode')} />
            <TextField label={t('address')} autoComplete="street-address" {...form.field('address')} />
            <Grid columns={3} gap={12}>
              <TextField label={t('zip')} autoComplete="postal-code" {...form.field('zip')} />
              <TextField label={t('city')} autoComplete="address-level2" {...form.field('city')} />
              <TextField label={t('province')} autoComplete="address-level1" {...form.field('province')} />
            </Grid>
          </Stack>
        )}
        <Consents fieldOf={form.field} privacyUrl={price.data?.privacyUrl ?? null} packageId={offer.id} />
      </Stack>
    </FormPanel>
  )
}

/** An id for each order that could be sent while the sheet is open: sent twice, it is one checkout. */
function useCheckoutIds() {
  const [ids] = useState(() => new Map<string, string>())
  return (order: string): string => {
    const id = ids.get(order) ?? newId()
    ids.set(order, id)
    return id
  }
}
