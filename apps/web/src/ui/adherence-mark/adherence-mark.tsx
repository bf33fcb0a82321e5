import { areaWords } from '#lib/words'
import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './adherence-mark.module.css'

const useLevelWords = areaWords('adherence', {
  it: { good: 'in linea', fair: 'in parte', poor: 'lontano', noData: 'nessun dato' },
  en: { good: 'on track', fair: 'partly', poor: 'off track', noData: 'no data' },
})

export type AdherenceLevel = 'good' | 'fair' | 'poor'

const shapes = {
  good: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  fair: (
    <>
      <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M5 .8a4.2 4.2 0 0 1 0 8.4Z" fill="currentColor" />
    </>
  ),
  poor: <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  none: <path d="M1 5H9" stroke="currentColor" strokeWidth="1.6" />,
} as const satisfies Record<AdherenceLevel | 'none', unknown>

export interface AdherenceMarkProps {
  percent: number | null
  /** The level that the thresholds give to the percentage; null without data. */
  level: AdherenceLevel | null
  /** the name of the adherence, read aloud: "Allenamento" */
  label: string
  /** Shows the label too, where no heading has it. */
  hasLabel?: boolean
  /** The figures behind the percentage, in words. */
  title?: string
}

/** Shows the level by shape, colour and number, so that nobody depends on one of them alone. */
export function AdherenceMark({ percent, level, label, hasLabel = false, title }: AdherenceMarkProps) {
  const t = useLevelWords()
  const shape = level ?? 'none'
  const meaning = t(level ?? 'noData')
  return (
    <span className={classes(css.mark, css[shape])} title={title}>
      <svg viewBox="0 0 10 10" aria-hidden>
        {shapes[shape]}
      </svg>
      {hasLabel ? <span className={css.label}>{label}</span> : <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
      {percent !== null && <span>{Math.round(percent)}</span>}
      <VisuallyHidden>{percent === null ? meaning : `%, ${meaning}`}</VisuallyHidden>
    </span>
  )
}
