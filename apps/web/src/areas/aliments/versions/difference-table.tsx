import { nutrientFacts, type PlannedFood } from '@allenio/contract/aliments'
import { measureNoun } from '@allenio/domain/aliments'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { FigureText } from '../figures/figure-text.tsx'
import { useFoodNames } from '../names/names.ts'
import { foodDifferences, type FoodDifference } from './differences.ts'
import { useVersionWords } from './words.ts'
import css from './versions.module.css'

const factUnits = {
  density: { unit: 'g/ml', decimals: 3 },
  ediblePart: { unit: '%', decimals: 1 },
  cookingFactor: { unit: 'g', decimals: 2 },
} as const

/** All in which two versions of a food differ, line by line. */
export function DifferenceTable({ before, now }: { before: PlannedFood; now: PlannedFood }) {
  const t = useVersionWords()
  const lineOf = useDifferenceLines()
  const differences = foodDifferences(before, now)
  if (differences.length === 0) return <Text tone={2}>{t('same')}</Text>
  return (
    <table className={css.difference}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('figure')}</VisuallyHidden>
          </th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(difference => {
          const { name, before: old, now: latest } = lineOf(difference)
          return (
            <tr key={`${difference.kind} ${name}`}>
              <th scope="row">{name}</th>
              <td>{old}</td>
              <td>{latest}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface Line {
  name: string
  before: ReactNode
  now: ReactNode
}

function useDifferenceLines(): (difference: FoodDifference) => Line {
  const t = useVersionWords()
  const names = useFoodNames()
  const language = useLanguage()
  const { decimal } = useFormats()
  const figures = (
    name: string,
    { before, now }: { before: number | null; now: number | null },
    unit: string,
    decimals?: number,
  ): Line => ({
    name,
    before: <FigureText value={before} unit={unit} decimals={decimals} />,
    now: <FigureText value={now} unit={unit} decimals={decimals} />,
  })
  return difference => {
    switch (difference.kind) {
      case 'text':
        return { name: t(difference.of), before: difference.before || '–', now: difference.now || '–' }
      case 'category': {
        const nameOf = (category: PlannedFood['category']) => (category === null ? '–' : names.category(category))
        return { name: t('category'), before: nameOf(difference.before), now: nameOf(difference.now) }
      }
      case 'figure':
        return figures(names.macro(difference.of), difference, difference.of === 'kcal' ? 'kcal' : 'g')
      case 'nutrient': {
        const { unit, decimals } = nutrientFacts[difference.of]
        return figures(names.nutrient(difference.of), difference, unit, decimals)
      }
      case 'fact': {
        const { unit, decimals } = factUnits[difference.of]
        return figures(t(difference.of), difference, unit, decimals)
      }
      case 'measure':
        return figures(`${decimal(difference.of.amount, { most: 2 })} ${measureNoun(difference.of, language)}`, difference, 'g')
      case 'allergen':
        return { name: names.allergen(difference.of), before: names.state(difference.before), now: names.state(difference.now) }
      default:
        return difference satisfies never
    }
  }
}
