import type { Allergen } from '@allenio/contract/aliment-fields'
import { createExclusions } from '@allenio/contract/exclusions'
import type { ExclusionKind } from '@allenio/contract/exclusions'
import { newId } from '@allenio/domain/ids'
import { IconPlus } from '@tabler/icons-react'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useFoodNames } from '../names/names.ts'
import { useExclusionWords } from './words.ts'
import css from './exclusions.module.css'

interface OffersProps {
  clientId: string
  /** The free text of the client's record. */
  text: string
  allergens: readonly Allergen[]
}

/** Words of the record are only offered, because a person has to judge whether they hold, and how grave it is. */
export function Offers({ clientId, text, allergens }: OffersProps) {
  const t = useExclusionWords()
  const names = useFoodNames()
  const { mutate, isPending, variables } = useCall(createExclusions, {
    onSuccess: () => toast({ type: 'success', text: t('added', { count: 1 }) }),
  })
  if (allergens.length === 0) return null
  const add = (kind: ExclusionKind, allergen: Allergen) =>
    mutate({ id: clientId, exclusions: [{ id: newId(), kind, target: { kind: 'allergen', allergen } }] })
  const isAdding = (allergen: Allergen) =>
    isPending && variables.exclusions.some(({ target }) => target.kind === 'allergen' && target.allergen === allergen)
  return (
    <Stack as="section" gap={8} className={css.offers} aria-label={t('offerTitle')}>
      <Text tone={2} lines={3} breaks>
        {t('offerText', { text })}
      </Text>
      <BareList gap={8}>
        {allergens.map(allergen => {
          const name = names.allergen(allergen)
          return (
            <Row as="li" key={allergen} gap={8} wrap justify="between">
              <Text as="span" weight={600}>
                {name}
              </Text>
              <Row gap={8}>
                <Button
                  size="small"
                  icon={IconPlus}
                  disabled={isAdding(allergen)}
                  aria-label={t('offerAllergy', { name })}
                  onClick={() => add('allergy', allergen)}>
                  {t('asAllergy')}
                </Button>
                <Button
                  size="small"
                  icon={IconPlus}
                  disabled={isAdding(allergen)}
                  aria-label={t('offerIntolerance', { name })}
                  onClick={() => add('intolerance', allergen)}>
                  {t('asIntolerance')}
                </Button>
              </Row>
            </Row>
          )
        })}
      </BareList>
    </Stack>
  )
}
