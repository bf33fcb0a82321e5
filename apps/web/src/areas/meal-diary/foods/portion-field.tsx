import { useQuantityTexts, type FoodQuantity, type QuantityFood } from '#lib/food-quantity'
import { useFormats } from '#lib/formats'
import { ChoiceChip } from '#ui/choice-chip'
import { Row, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { offeredPortions, parsePortion } from './portion.ts'
import { usePortionWords } from './words.ts'

interface PortionFieldProps {
  food: QuantityFood
  usual?: FoodQuantity | null
  text: string
  onChange: (text: string) => void
  /** Somebody has tried to save. */
  isJudged: boolean
}

/** How much was eaten: typed, or one of the food's kitchen measures. */
export function PortionField({ food, usual = null, text, onChange, isJudged }: PortionFieldProps) {
  const t = usePortionWords()
  const { textOf, faultOf } = useQuantityTexts()
  const { integer } = useFormats()
  const portion = parsePortion(text, food)
  const weight = portion?.measure ? `${integer(portion.grams)}\u00a0g` : undefined
  const error = portion ? undefined : (faultOf(text, food) ?? t('wrong'))
  const offered = offeredPortions(food, usual).map(textOf)
  return (
    <Stack gap={8}>
      <TextField
        label={t('howMuch')}
        hint={t('hint')}
        unit={weight ?? (/^\d+$/.test(text.trim()) ? 'g' : undefined)}
        figures
        autoComplete="off"
        value={text}
        error={isJudged || text !== '' ? error : undefined}
        onChange={event => onChange(event.target.value)}
      />
      <Row gap={8} wrap role="radiogroup" aria-label={t('measures')}>
        {[...new Set(offered)].map(each => (
          <ChoiceChip key={each} type="radio" name="portion" checked={each === text} onChange={() => onChange(each)}>
            {/^\d+$/.test(each) ? `${each}\u00a0g` : each}
          </ChoiceChip>
        ))}
      </Row>
    </Stack>
  )
}
