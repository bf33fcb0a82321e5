import type { Withdrawal } from '@allenio/contract/purchases'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { usePurchaseWords } from '../list/words.ts'

/** Whether the buyer may still go back on it, or has, and until when the money has to be given back. */
export function WithdrawalFact({ withdrawal: { untilDay, mayWithdraw, withdrawnAt, refundDueOn } }: { withdrawal: Withdrawal }) {
  const t = usePurchaseWords()
  const { day, dayTime } = useFormats()
  return (
    <Stack gap={2}>
      {withdrawnAt
        ? t('withdrawnOn', { day: dayTime(withdrawnAt) })
        : t(mayWithdraw ? 'mayWithdrawUntil' : 'withdrawalOver', { day: day(untilDay) })}
      {refundDueOn && (
        <Text as="span" size="hint" tone="attention">
          {t('refundDue', { day: day(refundDueOn) })}
        </Text>
      )}
    </Stack>
  )
}
