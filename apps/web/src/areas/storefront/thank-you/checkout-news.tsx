import type { ReactNode } from 'react'
import { FactList } from '#areas/purchases'
import { hrefTo } from '#lib/screens'
import { setWorkspace, useSession } from '#lib/session'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage } from '#ui/guest-page'
import { AllClearPicture, BrokenPicture, MailSentPicture, ScheduledPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { Spinner } from '#ui/spinner'
import type { ShownCheckout } from './data.ts'
import { NewPassword } from './new-password.tsx'
import { PurchaseSteps } from './purchase-steps.tsx'
import { useThankYouWords } from './words.ts'

interface CheckoutNewsProps {
  id: string
  checkout: ShownCheckout
  /** The link in the mail, by which somebody came here, was used before or has ended. */
  isLinkDead: boolean
  /** Why the link in the mail could not confirm the order. */
  refusal: string | undefined
}

/** Says what has become of the payment, and the one thing to do next. A change is read aloud. */
export const CheckoutNews = (props: CheckoutNewsProps) => (
  <div aria-live="polite">
    <News {...props} />
  </div>
)

function News({ id, checkout, isLinkDead, refusal }: CheckoutNewsProps): ReactNode {
  const t = useThankYouWords()
  const { state, package: bought } = checkout
  switch (state) {
    case 'paid':
      return (
        <Stack gap={24}>
          <PaidCheckout id={id} checkout={checkout} />
          <Agreed rows={checkout.rows} />
        </Stack>
      )
    case 'settling':
      return <GuestPage picture={<ScheduledPicture />} title={t('settlingTitle')} lead={t('settlingText', { package: bought.name })} />
    case 'confirming':
      if (refusal !== undefined) return <GuestPage picture={<BrokenPicture />} title={t('refusedTitle')} lead={refusal} />
      if (isLinkDead) return <EndedCheckout title={t('deadTitle')} text={t('deadText')} packageId={bought.id} />
      return <GuestPage picture={<MailSentPicture />} title={t('confirmingTitle')} lead={t('confirmingText', { package: bought.name })} />
    case 'asked':
    case 'open':
      return <Open checkout={checkout} />
    case 'failed':
      return <EndedCheckout title={t('failedTitle')} text={t('failedText')} packageId={bought.id} />
    case 'expired':
      return <EndedCheckout title={t('expiredTitle')} text={t('expiredText')} packageId={bought.id} />
    default:
      return state satisfies never
  }
}

interface EndedCheckoutProps {
  title: string
  text: string
  packageId: string
}

/** Nothing was bought, and the package can be ordered again. */
function EndedCheckout({ title, text, packageId }: EndedCheckoutProps) {
  const t = useThankYouWords()
  return (
    <GuestPage picture={<BrokenPicture />} title={title} lead={text}>
      <GuestButtons>
        <ButtonLink kind="primary" href={hrefTo('/sf/plans/$id', { id: packageId })}>
          {t('again')}
        </ButtonLink>
      </GuestButtons>
    </GuestPage>
  )
}

/** The provider has not said yet that it was paid, or the buyer has come back without paying. */
function Open({ checkout: { url } }: { checkout: ShownCheckout }) {
  const t = useThankYouWords()
  return (
    <GuestPage
      picture={<Spinner />}
      title={url === null ? t('checkingTitle') : t('openTitle')}
      lead={url === null ? t('checkingText') : t('openText')}>
      {url !== null && (
        <GuestButtons>
          {/* the provider's page is another site, so the app is left */}
          <Button kind="primary" onClick={() => location.assign(url)}>
            {t('pay')}
          </Button>
        </GuestButtons>
      )}
    </GuestPage>
  )
}

function PaidCheckout({ id, checkout }: { id: string; checkout: ShownCheckout }) {
  const t = useThankYouWords()
  const isSignedIn = useSession().token !== undefined
  const title = t('paidTitle', { package: checkout.package.name })
  const next = isSignedIn && checkout.next === 'sign in' ? 'home' : checkout.next
  switch (next) {
    case 'password':
      return (
        <GuestPage title={title} lead={t('passwordText', { business: checkout.business })}>
          <PurchaseSteps />
          <NewPassword checkoutId={id} />
        </GuestPage>
      )
    case 'home':
      return (
        <GuestPage picture={<AllClearPicture />} title={title} lead={t('homeText')}>
          <GuestButtons>
            <ButtonLink
              kind="primary"
              size="large"
              href={hrefTo('/home')}
              onClick={() => checkout.workspaceId !== null && setWorkspace(checkout.workspaceId)}>
              {t('toHome')}
            </ButtonLink>
          </GuestButtons>
        </GuestPage>
      )
    case 'sign in':
      return (
        <GuestPage picture={<AllClearPicture />} title={title} lead={t('signInText')}>
          <GuestButtons>
            <ButtonLink kind="primary" size="large" href={hrefTo('/login')}>
              {t('toLogin')}
            </ButtonLink>
          </GuestButtons>
        </GuestPage>
      )
    case 'mail':
    case 'pay':
    case 'package':
    case null:
      return <GuestPage picture={<MailSentPicture />} title={title} lead={t('paidMailText')} />
    default:
      return next satisfies never
  }
}

/** The agreement, in the words of the order page and of the mail. */
function Agreed({ rows }: Pick<ShownCheckout, 'rows'>) {
  if (rows.length === 0) return null
  return <FactList facts={rows.map(({ label, text }) => ({ label, value: text }))} />
}
