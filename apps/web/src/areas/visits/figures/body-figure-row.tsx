import type { VisitSummary } from '@allenio/contract/visits'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { bodyChanges, bodyFigures } from './body-figures.ts'
import { useChangeInWords } from './texts.ts'
import { useFigureWords } from './words.ts'

interface BodyFigureRowProps {
  summary: VisitSummary
  /** The visit before, with which it is compared. */
  before: VisitSummary | undefined
}

/** Weight, fat, lean mass and index of a visit, and in plain words what changed; neither less nor more is good by itself. */
export function BodyFigureRow({ summary, before }: BodyFigureRowProps) {
  const t = useFigureWords()
  const { decimal, percent, weight } = useFormats()
  const now = bodyFigures(summary)
  const changes = bodyChanges(now, before && bodyFigures(before))
  const changeInWords = useChangeInWords()
  const parts = [
    { key: 'fat', figure: now.fat, change: changes.fat },
    { key: 'lean', figure: now.lean, change: changes.lean },
  ] as const
  return (
    <FigureRow>
      <FigureCell>
        <Figure
          size="large"
          label={t('weight')}
          value={decimal(now.weight, { most: 2 })}
          unit="kg"
          note={changeInWords(changes.weight, weight)}
        />
      </FigureCell>
      {parts.map(
        ({ key, figure, change }) =>
          figure && (
            <FigureCell key={key}>
              <Figure
                label={t(key)}
                value={percent(figure.percent)}
                unit={weight(figure.kg, { most: 1 })}
                note={changeInWords(change, weight)}
              />
            </FigureCell>
          ),
      )}
      {now.bmi !== undefined && (
        <FigureCell>
          <Figure label="BMI" value={decimal(now.bmi)} note={changeInWords(changes.bmi, decimal)} />
        </FigureCell>
      )}
    </FigureRow>
  )
}
