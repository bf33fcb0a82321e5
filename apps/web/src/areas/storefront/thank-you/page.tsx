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
  return (
    <PublicColumn>
      <ThankYou id={id} confirm={confirm} />
    </PublicColumn>
  )
}

function ThankYou({ id, confirm }: { id: string; confirm: string }) {
  const t = useThankYouWords()
  const isKnown = isId(id)
  const confirmation = useConfirmation(isKnown ? id : '', isKnown ? confirm : '')
  const isConfirming = confirm !== '' && confirmation.isPending
  const { data, error, isPending, refetch } = useCheckout(id, isKnown && !isConfirming)
  if (!isKnown || isGone(error)) {
    return (
      <GuestPage picture={<BrokenPicture />} title={t('unknownTitle')} lead={t('unknownText')}>
        <GuestButtons>
          <ButtonLink href={hrefTo('/login')}>{t('toLogin')}</ButtonLink>
        </GuestButtons>
      </GuestPage>
    )
  }
  if (data) return <CheckoutNews id={id} checkout={data} isLinkDead={confirmation.isError && isGone(confirmation.error)} />
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
