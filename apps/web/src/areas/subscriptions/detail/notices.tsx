import { keepSubscription, releaseSubscriptionChange, resumeSubscription, type SubscriptionDetail } from '@allenio/contract/subscriptions'
import { useConnected } from '#areas/purchases'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { toast } from '#ui/toast'
import { useSubscriptionSentences } from '../marks/marks.tsx'
import { useDetailWords } from './words.ts'

/** Lists what is particular about a subscription now, each with the button that settles it. */
export function Notices({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useDetailWords()
  const { day } = useFormats()
  const { priceText } = useSubscriptionSentences()
  const connected = useConnected()
  const { id, may, unpaidSince, retryAt, endsAt, endedAt, pausedAt, isWaiting, change, currency, debit, state } = subscription
  const settle = { refetchesOnError: true } as const
  const keeping = useCall(keepSubscription, { ...settle, onSuccess: () => toast({ type: 'success', text: t('kept') }) })
  const resuming = useCall(resumeSubscription, { ...settle, onSuccess: () => toast({ type: 'success', text: t('resumed') }) })
  const releasing = useCall(releaseSubscriptionChange, { ...settle, onSuccess: () => toast({ type: 'success', text: t('released') }) })
  const isUnpaid = unpaidSince !== null && endedAt === null
  const isEnding = endsAt !== null && endedAt === null
  const hasFailed = state === 'pending' && endedAt === null
  if (!isWaiting && !isUnpaid && !isEnding && !debit && !hasFailed && pausedAt === null && change === null) return null
  return (
    <Stack gap={8}>
      {debit && <AttentionLine status="note" text={t('debit', { usual: day(debit.usualOn), latest: day(debit.latestOn) })} />}
      {hasFailed && !isUnpaid && <AttentionLine text={t('firstFailed')} />}
      {isWaiting && <AttentionLine status="note" text={t('waits')} />}
      {isUnpaid && (
        <AttentionLine
          text={retryAt ? t('unpaidRetry', { day: day(unpaidSince), retry: day(retryAt) }) : t('unpaidCard', { day: day(unpaidSince) })}
        />
      )}
      {isEnding && (
        <AttentionLine
          status="note"
          text={t('endsOn', { day: day(endsAt) })}
          action={
            may.keep && (
              <Button size="small" isBusy={keeping.isPending} onClick={connected(() => keeping.mutate({ id }))}>
                {t('keep')}
              </Button>
            )
          }
        />
      )}
      {pausedAt && (
        <AttentionLine
          status="note"
          text={t('pausedSince', { day: day(pausedAt) })}
          action={
            may.resume && (
              <Button size="small" isBusy={resuming.isPending} onClick={connected(() => resuming.mutate({ id }))}>
                {t('resume')}
              </Button>
            )
          }
        />
      )}
      {change && (
        <AttentionLine
          status="note"
          text={t(change.isUnpaid ? 'changeUnpaidUntil' : 'changeWaits', {
            day: day(change.at),
            package: change.package.name,
            price: priceText({ ...change, currency }),
          })}
          action={
            may.releaseChange && (
              <Button size="small" isBusy={releasing.isPending} onClick={connected(() => releasing.mutate({ id }))}>
                {t('release')}
              </Button>
            )
          }
        />
      )}
    </Stack>
  )
}
