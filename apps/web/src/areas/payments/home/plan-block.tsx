import { useQuery } from '@tanstack/react-query'
import { planQuery, plansHref, useRunBusiness } from '#areas/plan'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'

const useBlockWords = areaWords('plan block', {
  it: {
    title: 'Il tuo piano',
    unpaid: 'Il pagamento del piano non è riuscito.',
    pay: 'Vai al pagamento',
    nearlyFull: '{{active}} posti su {{places}} sono occupati.',
    seePlans: 'Vedi i piani',
  },
  en: {
    title: 'Your plan',
    unpaid: 'The payment of your plan failed.',
    pay: 'Go to the payment',
    nearlyFull: '{{active}} of {{places}} places are taken.',
    seePlans: 'See the plans',
  },
})

/** On an admin's home: a payment that failed, or places that are nearly all taken. Nothing where there is neither. */
export function PlanBlock() {
  const t = useBlockWords()
  const { integer } = useFormats()
  const isAdmin = useRunBusiness() !== undefined
  // asked again once something of the plan has changed, for example once it is paid
  const { data } = useQuery({ ...planQuery(), enabled: isAdmin })
  const plan = isAdmin ? data : undefined
  if (!plan?.paymentFailed && !plan?.isNearlyFull) return null
  const { paymentFailed, isNearlyFull, active_clients: active, max_clients: places } = plan
  return (
    <Section title={t('title')}>
      <Stack gap={8}>
        {paymentFailed && (
          <AttentionLine
            text={t('unpaid')}
            action={
              <ButtonLink kind="primary" href={plansHref()}>
                {t('pay')}
              </ButtonLink>
            }
          />
        )}
        {isNearlyFull && places !== null && (
          <AttentionLine
            status={active >= places ? 'attention' : 'note'}
            text={t('nearlyFull', { active: integer(active), places: integer(places) })}
            action={<ButtonLink href={plansHref({ places: active + 1 })}>{t('seePlans')}</ButtonLink>}
          />
        )}
      </Stack>
    </Section>
  )
}
