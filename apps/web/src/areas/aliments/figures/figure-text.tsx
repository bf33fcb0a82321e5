import { nutrientFacts, type NutrientCode } from '@allenio/contract/aliments'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { InfoTip } from '#ui/info-tip'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useNameWords } from '../names/words.ts'

const useFigureWords = areaWords('aliments figures', { it: { notKnown: 'non noto' }, en: { notKnown: 'not known' } })

interface FigureTextProps {
  value: number | null | undefined
  /** Left out where the head of its column has it. */
  unit?: string
  decimals?: number
}

/** A figure with its unit. One that nobody knows is a dash, never a zero. */
export function FigureText({ value, unit, decimals = 1 }: FigureTextProps) {
  const t = useFigureWords()
  const { decimal } = useFormats()
  if (value === null || value === undefined)
    return (
      <Text as="span" size="inherit" tone={3}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('notKnown')}</VisuallyHidden>
      </Text>
    )
  return (
    <Text as="span" size="inherit" tone="inherit" figures>
      {decimal(value, { most: decimals })}
      {unit && (
        <>
          {'\u00a0'}
          <Text as="span" size="small" tone={3}>
            {unit}
          </Text>
        </>
      )}
    </Text>
  )
}

/** As exact as its source publishes it. */
export function NutrientText({ code, value }: { code: NutrientCode; value: number | null | undefined }) {
  const { unit, decimals } = nutrientFacts[code]
  return <FigureText value={value} unit={unit} decimals={decimals} />
}

/** The carbohydrates, with a mark where they include the fibre. */
export function CarbsText({ carbs, carbsIncludeFiber }: { carbs: number | null; carbsIncludeFiber: boolean }) {
  const t = useNameWords()
  const figure = <FigureText value={carbs} unit="g" />
  if (!carbsIncludeFiber) return figure
  return (
    <Row as="span" inline gap={2} align="baseline">
      <InfoTip text={t('includesFiber')} />
      {figure}
    </Row>
  )
}
