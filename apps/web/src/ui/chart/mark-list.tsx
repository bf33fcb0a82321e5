import css from './chart.module.css'
import type { Figures } from './figures.ts'
import type { Mark } from './marks.tsx'
import { useChartWords } from './words.ts'

interface MarkListProps {
  marks: readonly Mark[]
  figures: Figures
}

/** The marks in words, with the numbers that they have in the drawing. */
export function MarkList({ marks, figures }: MarkListProps) {
  const t = useChartWords()
  return (
    <ol className={css.marks} aria-label={t('marks')}>
      {marks.map(({ day, label }, index) => (
        <li key={day}>
          <span className={css.markNumber} aria-hidden>
            {index + 1}
          </span>
          <span className={css.markDay}>{figures.day(day)}</span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}
