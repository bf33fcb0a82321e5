import {
  cancelSubscription,
  changeSubscriptionCard,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  withdrawSubscription,
  type Subscription,
  type SubscriptionDetail,
} from '@allenio/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  Attachments,
  FactList,
  openProvider,
  OwnPayments,
  useConnected,
  useCardPage,
  usePaidWith,
  WithdrawDialog,
  WithdrawLine,
} from '#areas/purchases'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Disclosure } from '#ui/disclosure'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { toast, toastWithUndo } from '#ui/toast'
import { ownSubscriptionQuery } from '../data.ts'
import { SubscriptionBadge, useSubscriptionSentences } from '../marks/marks.tsx'
import { useOwnSubscriptionWords } from './words.ts'

/** A client's own subscription: the next charge first, then the receipts, and what the client may do about it. */
export function OwnSubscription({ subscription }: { subscription: Subscription }) {
  const t = useOwnSubscriptionWords()
  const { day, money } = useFormats()
  const { priceText, nextChargeText } = useSubscriptionSentences()
  const paidWith = usePaidWith()
  const { data: detail } = useQuery(ownSubscriptionQuery(subscription.id))
  const {
    package: bought,
    state,
    paidUntil,
    trialUntil,
    pausedAt,
    endsAt,
    endedAt,
    isWaiting,
    debit,
    balance,
    currency,
  } = detail ?? subscription
  const card = detail?.card ?? null
  const waitingChange = detail?.change && !detail.change.isUnpaid ? detail.change : null
  // the banner says what is owed
  const isUnpaid = subscription.unpaidSince !== null && endedAt === null
  return (
    <Section
      id={subscription.id}
      title={bought.name}
      action={<SubscriptionBadge isOwn state={state} withdrawnAt={detail?.withdrawal.withdrawnAt} />}>
      <Stack gap={16}>
        {detail && <Unpaid subscription={detail} />}
        {detail && <UnpaidChange subscription={detail} />}
        {debit && <Text tone={2}>{t('debit', { usual: day(debit.usualOn), latest: day(debit.latestOn) })}</Text>}
        {state === 'pending' && !isUnpaid && !endedAt && <Text tone={2}>{t('firstFailed')}</Text>}
        <FactList
          facts={[
            { label: t('next'), value: nextChargeText(subscription) ?? (isUnpaid ? undefined : t(pausedAt ? 'pausedNext' : 'noNext')) },
            { label: t('balance'), value: balance > 0 && money(balance, currency) },
            { label: t('price'), value: priceText(subscription) },
            { label: t('paidUntil'), value: paidUntil && day(paidUntil) },
            { label: t('trialUntil'), value: trialUntil && day(trialUntil) },
            { label: t('card'), value: card && paidWith('card', card) },
          ]}
        />
        {(pausedAt || (endsAt && !endedAt) || isWaiting || waitingChange) && (
          <Stack gap={2}>
            {isWaiting && <Text tone={2}>{t('waiting')}</Text>}
            {pausedAt && <Text tone={2}>{t('pausedSince', { day: day(pausedAt) })}</Text>}
            {endsAt && !endedAt && <Text tone={2}>{t('endsOn', { day: day(endsAt) })}</Text>}
            {waitingChange && (
              <Text tone={2} breaks>
                {t('changeOn', {
                  day: day(waitingChange.at),
                  package: waitingChange.package.name,
                  price: priceText({ ...waitingChange, currency }),
                })}
              </Text>
            )}
          </Stack>
        )}
        {detail && <Attachments files={detail.attachments} />}
        {detail && detail.payments.length > 0 && (
          <Disclosure title={t('paymentsOf')}>
            <OwnPayments payments={detail.payments} />
          </Disclosure>
        )}
        {detail && <OwnActions subscription={detail} />}
      </Stack>
    </Section>
  )
}

/** One banner for a renewal that failed, with the two ways to settle it. */
function Unpaid({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useOwnSubscriptionWords()
  const { day } = useFormats()
  const connected = useConnected()
  const newCard = useCardPage(changeSubscriptionCard, subscription.id)
  const { package: bought, unpaidSince, retryAt, endedAt, payUrl, may } = subscription
  if (!unpaidSince || endedAt) return null
  return (
    <Banner
      inset
      type="error"
      isClosable={false}
      lead={`${t('unpaidLead', { name: bought.name })} `}
      text={retryAt ? t('unpaidRetry', { day: day(retryAt) }) : t('unpaidCard')}
      buttons={[
        ...(payUrl ? [{ text: t('pay'), onClick: connected(() => openProvider(payUrl)) }] : []),
        ...(may.changeCard ? [{ text: t('newCard'), onClick: newCard.open }] : []),
      ]}
      onClose={() => undefined}
    />
  )
}

/** A change of the business that costs something now, which the bank wants the buyer to confirm. */
function UnpaidChange({ subscription: { change, payUrl, currency } }: { subscription: SubscriptionDetail }) {
  const t = useOwnSubscriptionWords()
  const { day, money } = useFormats()
  const { priceText } = useSubscriptionSentences()
  const connected = useConnected()
  if (!change?.isUnpaid) return null
  const { package: next, figures, at } = change
  return (
    <Banner
      inset
      type="warning"
      isClosable={false}
      lead={`${t('changeLead', { package: next.name, price: priceText({ ...change, currency }) })} `}
      text={t('changeText', { amount: money(figures?.dueNow ?? change.amount, currency), day: day(at) })}
      buttons={payUrl ? [{ text: t('confirmChange'), onClick: connected(() => openProvider(payUrl)) }] : []}
      onClose={() => undefined}
    />
  )
}

function OwnActions({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useOwnSubscriptionWords()
  const { day } = useFormats()
  const connected = useConnected()
  const newCard = useCardPage(changeSubscriptionCard, subscription.id)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { id, may, paidUntil, unpaidSince, package: bought, createdAt, withdrawal } = subscription
  const settle = { refetchesOnError: true } as const
  const keeping = useCall(keepSubscription, { ...settle, onSuccess: () => toast({ type: 'success', text: t('kept') }) })
  const stopping = useCall(cancelSubscription, {
    ...settle,
    onSuccess: ({ endsAt, may: after }) => {
      const text = endsAt ? t('stopped', { day: day(endsAt) }) : t('stoppedPlain')
      if (after.keep) toastWithUndo(text, () => keeping.mutate({ id }))
      else toast({ type: 'success', text })
    },
  })
  const pausing = useCall(pauseSubscription, { ...settle, onSuccess: () => toast({ type: 'success', text: t('paused') }) })
  const resuming = useCall(resumeSubscription, { ...settle, onSuccess: () => toast({ type: 'success', text: t('resumed') }) })
  const withdrawing = useCall(withdrawSubscription, settle)
  const stop = async () => {
    const isMeant = await confirm({
      title: t('stopTitle'),
      text: paidUntil ? t('stopText', { day: day(paidUntil) }) : t('stopTextOpen'),
      proceed: t('stop'),
      close: t('keep'),
      danger: true,
    })
    if (isMeant) stopping.mutate({ id })
  }
  const pause = async () => {
    if (await confirm({ title: t('pauseTitle'), text: t('pauseText'), proceed: t('pause') })) pausing.mutate({ id })
  }
  return (
    <>
      <Row gap={8} wrap>
        {may.keep && (
          <Button isBusy={keeping.isPending} onClick={connected(() => keeping.mutate({ id }))}>
            {t('keep')}
          </Button>
        )}
        {may.resume && (
          <Button isBusy={resuming.isPending} onClick={connected(() => resuming.mutate({ id }))}>
            {t('resume')}
          </Button>
        )}
        {may.changeCard && !unpaidSince && (
          <Button isBusy={newCard.isBusy} onClick={newCard.open}>
            {t('newCard')}
          </Button>
        )}
        {may.pause && (
          <Button isBusy={pausing.isPending} onClick={connected(() => void pause())}>
            {t('pause')}
          </Button>
        )}
        {may.cancel && (
          <Button isBusy={stopping.isPending} onClick={connected(() => void stop())}>
            {t('stop')}
          </Button>
        )}
      </Row>
      <WithdrawLine withdrawal={{ ...withdrawal, mayWithdraw: may.withdraw }} onOpen={connected(() => setWithdrawing(true))} />
      {isWithdrawing && (
        <WithdrawDialog
          name={bought.name}
          boughtAt={createdAt}
          currency={subscription.currency}
          withdrawal={withdrawal}
          isBusy={withdrawing.isPending}
          onDeclare={() => withdrawing.mutate({ id })}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  )
}
