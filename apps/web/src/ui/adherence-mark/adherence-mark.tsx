import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWords } from '#ui/words'
import css from './adherence-mark.module.css'
import { adherenceLevel } from './level.ts'
import type { AdherenceLevel } from './level.ts'

const shapes = {
  good: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  partial: (
    <>
      <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M5 .8a4.2 4.2 0 0 1 0 8.4Z" fill="currentColor" />
    </>
  ),
  poor: <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  none: <path d="M1 5H9" stroke="currentColor" strokeWidth="1.6" />,
} as const satisfies Record<AdherenceLevel, unknown>

export interface AdherenceMarkProps {
  percent: number | null
  /** the name of the adherence, read aloud: "Allenamento" */
  label: string
}

/** Shows the level by shape, colour and number, so that nobody depends on one of them alone. */
export function AdherenceMark({ percent, label }: AdherenceMarkProps) {
  const words = useWords()
  const level = adherenceLevel(percent)
  const meaning = { good: words.good, partial: words.partial, poor: words.poor, none: words.noData }[level]
  return (
    <span className={classes(css.mark, css[level])}>
      <svg viewBox="0 0 10 10" aria-hidden>
        {shapes[level]}
      </svg>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {percent !== null && <span>{Math.round(percent)}</span>}
      <VisuallyHidden>{percent === null ? meaning : `%, ${meaning}`}</VisuallyHidden>
    </span>
  )
}
