import { purchaseLimits, type Withdrawal } from '@allenio/contract/purchases'
import { addDays, romeDay } from '@allenio/domain/days'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { useOwnPurchaseWords } from './words.ts'

interface WithdrawDialogProps {
  name: string
  boughtAt: string
  currency: string
  withdrawal: Withdrawal
  isBusy: boolean
  onDeclare: () => void
  onClose: () => void
}

/** The two steps in which a consumer withdraws, as the law asks for: the statement, its confirmation, and then the acknowledgement. */
export function WithdrawDialog({ name, boughtAt, currency, withdrawal, isBusy, onDeclare, onClose }: WithdrawDialogProps) {
  const t = useOwnPurchaseWords()
  const { day, dayTime, money } = useFormats()
  const [isSure, setSure] = useState(false)
  const { withdrawnAt, untilDay, refundable } = withdrawal
  if (withdrawnAt) {
    return (
      <Modal
        opened
        size="small"
        title={t('withdrawDoneTitle')}
        text={t('withdrawDone', { day: dayTime(withdrawnAt) })}
        onClose={onClose}
        foot={
          <Button kind="primary" onClick={onClose}>
            {t('close')}
          </Button>
        }
      />
    )
  }
  return (
    <Modal
      opened
      size="small"
      reachesOthers
      title={t('withdrawTitle')}
      onClose={onClose}
      foot={
        isSure ? (
          <SureButtons isBusy={isBusy} onDeclare={onDeclare} onKeep={onClose} />
        ) : (
          <FirstButtons onNext={() => setSure(true)} onClose={onClose} />
        )
      }>
      <Stack gap={8} aria-live="polite">
        <Text prose breaks>
          {isSure
            ? t('withdrawSure', { name })
            : t('withdrawText', { name, day: day(boughtAt), until: day(untilDay), days: purchaseLimits.withdrawalDays })}
        </Text>
        {isSure && <Text prose>{t('withdrawCloses')}</Text>}
        {isSure && (
          <Text prose>
            {refundable === 0
              ? t('withdrawNothing')
              : t('withdrawMoney', { money: money(refundable, currency), day: day(addDays(romeDay(), purchaseLimits.withdrawalDays)) })}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

function FirstButtons({ onNext, onClose }: { onNext: () => void; onClose: () => void }) {
  const t = useOwnPurchaseWords()
  return (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button kind="primary" onClick={onNext}>
        {t('withdrawNext')}
      </Button>
    </>
  )
}

/** The press that declares stands where the first one did not, so that a double press declares nothing. */
function SureButtons({ isBusy, onDeclare, onKeep }: { isBusy: boolean; onDeclare: () => void; onKeep: () => void }) {
  const t = useOwnPurchaseWords()
  return (
    <>
      <Button kind="danger" isBusy={isBusy} onClick={onDeclare}>
        {t('withdrawConfirm')}
      </Button>
      <Button disabled={isBusy} onClick={onKeep}>
        {t('withdrawKeep')}
      </Button>
    </>
  )
}

interface WithdrawLineProps {
  withdrawal: Withdrawal
  onOpen: () => void
}

/** The way to withdraw while it is open, or what became of it. */
export function WithdrawLine({ withdrawal: { mayWithdraw, untilDay, withdrawnAt, refundDueOn }, onOpen }: WithdrawLineProps) {
  const t = useOwnPurchaseWords()
  const { day, dayTime } = useFormats()
  if (withdrawnAt) {
    return (
      <Text tone={2}>
        {[t('withdrawn', { day: dayTime(withdrawnAt) }), refundDueOn && t('refundBy', { day: day(refundDueOn) })].filter(Boolean).join(' ')}
      </Text>
    )
  }
  if (!mayWithdraw) return null
  return (
    <Stack gap={6} align="start">
      <Text size="hint" tone={2}>
        {t('withdrawUntil', { day: day(untilDay) })}
      </Text>
      <Button size="small" onClick={onOpen}>
        {t('withdraw')}
      </Button>
    </Stack>
  )
}
