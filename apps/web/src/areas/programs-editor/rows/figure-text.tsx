import type { RowFigures } from '../figures.ts'
import { useEditorWords } from '../words.ts'
import css from './rows.module.css'

/** Exercises, sets and minutes; the sets are what one counts, so they stand out. */
export function FigureText({ figures: { exercises, sets, minutes } }: { figures: RowFigures }) {
  const t = useEditorWords()
  if (exercises === 0) return null
  return (
    <span className={css.figures}>
      <span className={css.aside}>{t('exerciseCount', { count: exercises })}, </span>
      <b>{sets}</b> {t('setsAfterCount', { count: sets })}, {t('minuteCount', { count: minutes })}
    </span>
  )
}
