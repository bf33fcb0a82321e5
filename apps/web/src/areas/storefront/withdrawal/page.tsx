import type { Output } from '@allenio/contract'
import { declareWithdrawal, getWithdrawal, purchaseLimits } from '@allenio/contract/purchases'
import { addDays, romeDay } from '@allenio/domain/days'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useParam } from '#shell'
import { isGone, messageOf, read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { GuestButtons, GuestPage, GuestWaiting } from '#ui/guest-page'
import { AllClearPicture, BrokenPicture, ScheduledPicture } from '#ui/illustrations'
import { Text } from '#ui/text'
import { PublicColumn } from '../public-column.tsx'
import { useWithdrawalWords } from './words.ts'

type Declaration = Output<typeof getWithdrawal>

const withdrawalQuery = (token: string) => read(getWithdrawal, { token }, { quiet: true })

/** The link in the receipt leads here: whoever has it needs no account to withdraw. */
export function Page() {
  const token = useParam('token')
  const query = useQuery({ ...withdrawalQuery(token), retry: 1 })
  return (
    <PublicColumn seller={query.data}>
      <WithdrawalPage token={token} query={query} />
    </PublicColumn>
  )
}

interface WithdrawalPageProps {
  token: string
  query: Pick<UseQueryResult<Declaration>, 'data' | 'error' | 'refetch'>
}

function WithdrawalPage({ token, query: { data, error, refetch } }: WithdrawalPageProps) {
  const t = useWithdrawalWords()
  if (data) return <Withdrawal token={token} declaration={data} />
  if (!error) return <GuestWaiting fields={1} />
  if (isGone(error)) return <GuestPage picture={<BrokenPicture />} title={t('deadTitle')} lead={t('deadText')} />
  return (
    <GuestPage picture={<BrokenPicture />} title={t('brokenTitle')} lead={messageOf(error)}>
      <GuestButtons>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </GuestButtons>
    </GuestPage>
  )
}

/** Two steps, as the law asks for: the command, and its confirmation. */
function Withdrawal({ token, declaration }: { token: string; declaration: Declaration }) {
  const t = useWithdrawalWords()
  const { day, dayTime, money } = useFormats()
  const [isSure, setSure] = useState(false)
  const queries = useQueryClient()
  const declare = useCall(declareWithdrawal, { onSuccess: answer => queries.setQueryData(withdrawalQuery(token).queryKey, answer) })
  const { business, package: name, withdrawal } = declaration
  const refundable = money(withdrawal.refundable, declaration.currency)
  if (withdrawal.withdrawnAt !== null) {
    return (
      <div aria-live="polite">
        <GuestPage picture={<AllClearPicture />} title={t('doneTitle')} lead={t('doneText', { moment: dayTime(withdrawal.withdrawnAt) })}>
          <Text>{t('closed')}</Text>
          {withdrawal.refundDueOn !== null && <Text>{t('refund', { business, money: refundable, day: day(withdrawal.refundDueOn) })}</Text>}
        </GuestPage>
      </div>
    )
  }
  const untilDay = day(withdrawal.untilDay)
  if (!withdrawal.mayWithdraw) {
    return <GuestPage picture={<ScheduledPicture />} title={t('overTitle')} lead={t('overText', { business, day: untilDay })} />
  }
  if (isSure) {
    return (
      <GuestPage title={t('sureTitle')} lead={t('sureText', { business, package: name })}>
        <Text>{t('closes')}</Text>
        <Text>
          {withdrawal.refundable === 0
            ? t('nothingBack')
            : t('moneyBack', { business, money: refundable, day: day(addDays(romeDay(), purchaseLimits.withdrawalDays)) })}
        </Text>
        {/* the press that declares stands elsewhere than the one that led here */}
        <GuestButtons>
          <Button size="large" disabled={declare.isPending} onClick={() => setSure(false)}>
            {t('keep')}
          </Button>
          <Button kind="danger" size="large" isBusy={declare.isPending} onClick={() => declare.mutate({ token })}>
            {t('confirm')}
          </Button>
        </GuestButtons>
      </GuestPage>
    )
  }
  const purchaseFacts = { package: name, business, buyer: declaration.buyerName, day: day(declaration.boughtAt) }
  return (
    <GuestPage title={t('title')} lead={t('lead', { ...purchaseFacts, price: money(declaration.amount, declaration.currency) })}>
      <Text>{t('until', { business, day: untilDay })}</Text>
      <GuestButtons>
        <Button size="large" onClick={() => setSure(true)}>
          {t('begin')}
        </Button>
      </GuestButtons>
    </GuestPage>
  )
}
