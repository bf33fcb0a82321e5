import { pauseSubscription, type SubscriptionDetail } from '@allenio/contract/subscriptions'
import { useState } from 'react'
import { useConnected } from '#areas/purchases'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Row } from '#ui/layout'
import { toast } from '#ui/toast'
import { ChangeDialog } from './change-dialog.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { useDetailWords } from './words.ts'

/** Whether the business has a button for it. */
export const hasActions = ({ may }: Pick<SubscriptionDetail, 'may'>): boolean => may.change || may.pause || may.cancel || may.cancelNow

/** The buttons of the business for one subscription that has some. */
export function SubscriptionActions({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useDetailWords()
  const connected = useConnected()
  const [open, setOpen] = useState<'change' | 'stop'>()
  const { id, may } = subscription
  const pausing = useCall(pauseSubscription, { refetchesOnError: true, onSuccess: () => toast({ type: 'success', text: t('paused') }) })
  const pause = async () => {
    if (await confirm({ title: t('pauseTitle'), text: t('pauseText'), proceed: t('pause') })) pausing.mutate({ id })
  }
  const close = () => setOpen(undefined)
  return (
    <Row gap={8} wrap>
      {may.change && <Button onClick={connected(() => setOpen('change'))}>{t('change')}</Button>}
      {may.pause && (
        <Button isBusy={pausing.isPending} onClick={connected(() => void pause())}>
          {t('pause')}
        </Button>
      )}
      {(may.cancel || may.cancelNow) && (
        <Button kind="quiet" onClick={connected(() => setOpen('stop'))}>
          {t('stop')}
        </Button>
      )}
      {open === 'change' && <ChangeDialog subscription={subscription} onClose={close} />}
      {open === 'stop' && <StopDialog subscription={subscription} onClose={close} />}
    </Row>
  )
}
