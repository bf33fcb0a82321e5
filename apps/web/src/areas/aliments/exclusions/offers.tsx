import type { Allergen } from '@allenio/contract/aliment-fields'
import { createExclusions } from '@allenio/contract/exclusions'
import { newId } from '@allenio/domain/ids'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
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
  /** Takes the focus once the last one is accepted. */
  onNoneLeft: () => void
}

type OfferKind = 'allergy' | 'intolerance'

/** Words of the record are only offered, because a person has to judge whether they hold, and how grave it is. */
export function Offers({ clientId, text, allergens, onNoneLeft }: OffersProps) {
  const t = useExclusionWords()
  const names = useFoodNames()
  const { mutate, isPending, variables } = useCall(createExclusions, {
    onSuccess: () => toast({ type: 'success', text: t('added', { count: 1 }) }),
  })
  const list = useRef<HTMLElement>(null)
  const accepted = useRef<{ allergen: Allergen; at: number; kind: OfferKind }>(undefined)
  const focusList = useEffectEvent(onNoneLeft)
  useEffect(() => {
    const offer = accepted.current
    if (!offer || allergens.includes(offer.allergen)) return
    accepted.current = undefined
    // an offer that was accepted is gone with its buttons; who has gone elsewhere meanwhile stays there
    if (document.activeElement !== document.body) return
    const next = allergens[Math.min(offer.at, allergens.length - 1)]
    if (next === undefined) focusList()
    else list.current?.querySelector<HTMLElement>(`[data-offer='${next} ${offer.kind}']`)?.focus()
  }, [allergens])
  if (allergens.length === 0) return null
  const isAdding = (allergen: Allergen) =>
    isPending && variables.exclusions.some(({ target }) => target.kind === 'allergen' && target.allergen === allergen)
  const add = (kind: OfferKind, allergen: Allergen) => {
    if (isAdding(allergen)) return
    accepted.current = { allergen, at: allergens.indexOf(allergen), kind }
    mutate({ id: clientId, exclusions: [{ id: newId(), kind, target: { kind: 'allergen', allergen } }] })
  }
  return (
    <section ref={list} className={css.offers} aria-label={t('offerTitle')}>
      <Stack gap={8}>
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
                    data-offer={`${allergen} allergy`}
                    aria-label={t('offerAllergy', { name })}
                    onClick={() => add('allergy', allergen)}>
                    {t('asAllergy')}
                  </Button>
                  <Button
                    size="small"
                    icon={IconPlus}
                    disabled={isAdding(allergen)}
                    data-offer={`${allergen} intolerance`}
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
    </section>
  )
}
