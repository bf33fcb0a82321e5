import type { Output } from '@allenio/contract'
import type { CreditOffer } from '@allenio/contract/packages'
import type { getCheckoutPrice } from '@allenio/contract/purchases'
import { rhythmLabel } from '@allenio/domain/packages'
import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { FieldError } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { Skeleton } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useBuyWords } from './words.ts'

interface PriceProps {
  offer: CreditOffer
  query: UseQueryResult<Output<typeof getCheckoutPrice>>
  /** The buyer pays at once what could be paid in installments. */
  isAtOnce: boolean
}

/** Shows what is charged now and then, as the law asks for beside the button: also how it ends. */
export function Price({ offer: { terms }, query: { data, error }, isAtOnce }: PriceProps) {
  const t = useBuyWords()
  const language = useLanguage()
  const { money } = useFormats()
  if (error) return <FieldError>{messageOf(error)}</FieldError>
  if (!data) return <Skeleton height={48} />
  const { firstAmount, nextAmount, total, atOnce, currency } = data
  const now = isAtOnce && atOnce !== null ? atOnce : firstAmount
  return (
    <Stack gap={4} aria-live="polite">
      <Row justify="between" gap={12}>
        <Text as="span" weight={600}>
          {t('toPayNow')}
        </Text>
        <Text as="span" size={20} weight={600} figures>
          {money(terms.trialDays > 0 ? 0 : now, currency)}
        </Text>
      </Row>
      {terms.trialDays > 0 && <Text tone={2}>{t('trial', { count: terms.trialDays })}</Text>}
      {terms.installments !== null && total !== null && !isAtOnce && (
        <Text tone={2}>{t('installments', { count: terms.installments, total: money(total, currency) })}</Text>
      )}
      {terms.billingModel === 'SUBSCRIPTION' && (
        <Text tone={2}>
          {t('thenEach', { amount: money(nextAmount ?? firstAmount, currency), rhythm: rhythmLabel(language, terms).toLowerCase() })}
        </Text>
      )}
    </Stack>
  )
}
