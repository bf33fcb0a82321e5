import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useLanguage } from '#lib/words'
import { classes } from '#ui/classes'
import { figureStep, printFigure, stepFigure, type FigureName } from './figures.ts'
import { FigureField } from './figure-field.tsx'
import { useSetNames } from './set-names.ts'
import css from './stepper.module.css'
import { useSetWords } from './words.ts'

interface StepperProps {
  setId: string
  name: FigureName
  value: number | null
  /** The name of its set. */
  set: string
  stepKg: number
  onChange: (value: number | null) => void
}

/** A figure of a set for a thumb: two large steps, and a number that can be typed. */
export function Stepper({ setId, name, value, set, stepKg, onChange }: StepperProps) {
  const t = useSetWords()
  const { figure, unit } = useSetNames()
  const language = useLanguage()
  const step = figureStep(name, stepKg)
  const isLong = value !== null && printFigure(name, value, language).length > 4
  const stepBy = (direction: 1 | -1) => () => {
    navigator.vibrate?.(5)
    onChange(stepFigure(name, value, { step, direction }))
  }
  return (
    <div className={css.stepper}>
      <button type="button" className={css.step} aria-label={t('less', { figure: figure(name), set })} onClick={stepBy(-1)}>
        <IconMinus stroke={1.75} aria-hidden />
      </button>
      <label className={css.value}>
        <FigureField
          setId={setId}
          name={name}
          value={value}
          step={step}
          label={t('figureOf', { figure: figure(name), set })}
          className={classes(css.input, isLong && css.long)}
          onChange={onChange}
        />
        <span className={css.unit} aria-hidden>
          {unit(name)}
        </span>
      </label>
      <button type="button" className={css.step} aria-label={t('more', { figure: figure(name), set })} onClick={stepBy(1)}>
        <IconPlus stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
