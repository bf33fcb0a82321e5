import type { ActivePlan } from '@allenio/contract/payments'
import { usePaidWith } from '#areas/purchases'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useNewCard } from './use-new-card.ts'
import { useBillingWords } from './words.ts'

export function CardSection({ plan: { card, may } }: { plan: ActivePlan }) {
  const t = useBillingWords()
  const paidWith = usePaidWith()
  const newCard = useNewCard()
  return (
    <Section split title={t('card')} text={t('cardText')}>
      <Row gap={12} wrap justify="between">
        <Text>{card ? `${paidWith('card', card)}, ${t('expires', { month: card.expires })}` : t('noCard')}</Text>
        {may.changeCard && (
          <Button isBusy={newCard.isBusy} onClick={newCard.open}>
            {t('newCard')}
          </Button>
        )}
      </Row>
    </Section>
  )
}
