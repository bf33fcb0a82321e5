import { useLocation } from '@tanstack/react-router'
import { isId } from '@allenio/domain/ids'
import { isGone, messageOf } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage, GuestWaiting } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { PublicColumn } from '../public-column.tsx'
import { CheckoutNews } from './checkout-news.tsx'
import { useCheckout, useConfirmation } from './data.ts'
import { useThankYouWords } from './words.ts'

/** The page proves nothing: it only asks the server how the checkout stands. */
export function Page() {
  const { id, confirm } = useAddress()
  const isKnown = isId(id)
  const confirmation = useConfirmation(isKnown ? id : '', isKnown ? confirm : '')
  const isConfirming = confirm !== '' && confirmation.isPending
  const checkout = useCheckout(id, isKnown && !isConfirming)
  return (
    <PublicColumn seller={checkout.data}>
      <ThankYou id={id} isKnown={isKnown} checkout={checkout} refusal={confirmation.error} />
    </PublicColumn>
  )
}

interface ThankYouProps {
  id: string
  /** The address names a checkout. */
  isKnown: boolean
  checkout: ReturnType<typeof useCheckout>
  /** Why the link in the mail did not confirm the order. */
  refusal: Error | null
}

function ThankYou({ id, isKnown, checkout: { data, error, isPending, refetch }, refusal }: ThankYouProps) {
  const t = useThankYouWords()
  if (!isKnown || isGone(error)) {
    return (
      <GuestPage picture={<BrokenPicture />} title={t('unknownTitle')} lead={t('unknownText')}>
        <GuestButtons>
          <ButtonLink href={hrefTo('/login')}>{t('toLogin')}</ButtonLink>
        </GuestButtons>
      </GuestPage>
    )
  }
  if (data)
    return (
      <CheckoutNews
        id={id}
        checkout={data}
        isLinkDead={isGone(refusal)}
        refusal={refusal && !isGone(refusal) ? messageOf(refusal) : undefined}
      />
    )
  if (error) {
    return (
      <GuestPage picture={<BrokenPicture />} title={t('brokenTitle')} lead={messageOf(error)}>
        <GuestButtons>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </GuestButtons>
      </GuestPage>
    )
  }
  return isPending ? <GuestWaiting fields={1} /> : null
}

/** Read from the raw address: the router would parse what looks like a number. */
function useAddress(): { id: string; confirm: string } {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const params = new URLSearchParams(search)
  const part = (name: string) => (params.get(name) ?? '').replaceAll('"', '')
  return { id: part('checkout'), confirm: part('confirm') }
}
