import { allergens, allergenStates, type AllergenState, type FoodDetail } from '@allenio/contract/aliments'
import { allergenState } from '@allenio/domain/aliments'
import { Badge } from '#ui/badge'
import type { Status } from '#ui/badge'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useFoodNames } from '../names/names.ts'
import { useAllergenWords } from './words.ts'

const statusOf: Record<Exclude<AllergenState, 'not known'>, Status> = { contains: 'error', 'may contain': 'attention', free: 'done' }

/** The allergens of a food of which something is known, the worst first. */
export function AllergenList({ food: { allergens: tags, source } }: { food: FoodDetail }) {
  const t = useAllergenWords()
  const names = useFoodNames()
  const ofState = (state: AllergenState) => allergens.filter(allergen => allergenState(tags, allergen) === state)
  const unknown = ofState('not known')
  return (
    <Stack gap={12}>
      {unknown.length === allergens.length && <Text tone={2}>{t('none')}</Text>}
      {allergenStates.map(state => {
        const members = ofState(state)
        if (state === 'not known' || members.length === 0) return null
        return (
          <Row key={state} gap={8} align="start" wrap>
            <Badge status={statusOf[state]}>{names.state(state)}</Badge>
            <Text as="span">{members.map(names.allergen).join(', ')}</Text>
          </Row>
        )
      })}
      {unknown.length > 0 && unknown.length < allergens.length && (
        <Text tone={3} prose>
          {t('unknownRest', { names: unknown.map(names.allergen).join(', ') })}
        </Text>
      )}
      {source === 'library' && (
        <Text size="hint" tone={3} prose>
          {t('caution')}
        </Text>
      )}
    </Stack>
  )
}
