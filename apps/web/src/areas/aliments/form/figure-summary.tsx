import { figuresPer100g, foodEnergyDifference, macros, partExcesses } from '@allenio/domain/aliments'
import { useWatch } from 'react-hook-form'
import { useFormats } from '#lib/formats'
import { StatusIcon } from '#ui/badge'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { FigureText } from '../figures/figure-text.tsx'
import { useMacroNames } from '../names/words.ts'
import { writtenFigures } from './figure-texts.ts'
import type { FieldsProps } from './food-fields.tsx'
import css from './form.module.css'
import { useFormWords } from './words.ts'

/** The figures per 100 g, as they will be stored, and what does not add up in them. */
export function FigureSummary({ form: { control } }: FieldsProps) {
  const t = useFormWords()
  const names = useMacroNames()
  const { decimal } = useFormats()
  const [figures, density] = useWatch({ control, name: ['figures', 'density'] })
  const judged = figuresPer100g(writtenFigures(figures, density))
  if ('faults' in judged) {
    const isAbove = judged.faults.some(({ fault }) => fault === 'above 100 g')
    return (
      <output className={css.summary}>
        <Text as="span" tone={isAbove ? 'error' : 3}>
          {t(isAbove ? 'above 100 g' : 'per100gEmpty')}
        </Text>
      </output>
    )
  }
  const hasAny = judged.kcal !== null || macros.some(macro => judged[macro] !== null)
  const difference = foodEnergyDifference(judged)
  const doubts = [
    ...partExcesses(judged).map(({ whole, parts, partGrams, wholeGrams }) =>
      t(whole === 'carbs' ? 'aboveCarbs' : 'aboveLipids', {
        parts: parts.map(part => t(`part_${part}`)).join(' + '),
        sum: decimal(partGrams),
        grams: decimal(wholeGrams),
      }),
    ),
    ...(difference
      ? [t('difference', { macro: decimal(difference.macroKcal, { most: 0 }), typed: decimal(difference.typedKcal, { most: 0 }) })]
      : []),
  ]
  return (
    <output className={css.summary}>
      {hasAny ? (
        <>
          <Text as="span" tone={2}>
            {t('per100g')}
          </Text>
          <FigureText value={judged.kcal} unit="kcal" decimals={0} />
          {macros.map(macro => (
            <span key={macro}>
              {names.macro(macro)} <FigureText value={judged[macro]} unit="g" />
            </span>
          ))}
        </>
      ) : (
        <Text as="span" tone={3}>
          {t('per100gEmpty')}
        </Text>
      )}
      {doubts.map(doubt => (
        <Row key={doubt} gap={6} align="start" className={css.doubt}>
          <StatusIcon status="attention" />
          <Text as="span" tone="attention">
            {doubt}
          </Text>
        </Row>
      ))}
    </output>
  )
}
