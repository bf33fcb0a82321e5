import type { Language } from '@allenio/contract'
import type { SetFigures } from '@allenio/contract/workouts'
import { formatDecimal, formatWeight } from '@allenio/domain/formats'
import { printBodyLoad, printMetres, printSeconds, type SetPlan } from '@allenio/domain/programs'

type DoneFigures = Pick<SetFigures, 'kg' | 'reps' | 'seconds' | 'metres'>

type LoadUnit = NonNullable<SetPlan['load']>['unit']

interface FigureText {
  figure: keyof DoneFigures
  text: string
  /** The text between it and the figure before it. */
  before: '' | ' × ' | ' · '
}

const repsText = { it: () => 'rip.', en: (count: number) => (count === 1 ? 'rep' : 'reps') } as const satisfies Record<Language, unknown>

const printLoad = (kg: number, language: Language, unit: LoadUnit): string =>
  unit === 'body' ? printBodyLoad(kg, language) : formatWeight(language, kg).replace('-', '−')

/**
 * The figures of a set in their order, in the unit of the planned load. A load is lifted so often, so long or so far; a time is what a
 * distance took.
 */
export function setTexts({ reps, seconds, metres, ...figures }: DoneFigures, language: Language, unit: LoadUnit = 'kg'): FigureText[] {
  // the body is lifted also where nothing is added to it
  const kg = unit === 'body' ? (figures.kg ?? 0) : figures.kg
  const texts = [
    kg === null ? undefined : { figure: 'kg' as const, text: printLoad(kg, language, unit) },
    reps === null ? undefined : { figure: 'reps' as const, text: kg === null ? `${reps} ${repsText[language](reps)}` : String(reps) },
    metres === null ? undefined : { figure: 'metres' as const, text: printMetres(metres, language) },
    seconds === null ? undefined : { figure: 'seconds' as const, text: printSeconds(seconds) },
  ].filter(text => text !== undefined)
  return texts.map((text, index) => ({ ...text, before: index === 0 ? '' : index === 1 && kg !== null ? ' × ' : ' · ' }))
}

/** "82,5 kg × 8", "12 rip.", "20 kg × 1:30", "500 m · 1:45", "–". */
export const printSet = (figures: DoneFigures, language: Language, unit?: LoadUnit): string =>
  setTexts(figures, language, unit)
    .map(({ before, text }) => before + text)
    .join('') || '–'

const without = { it: 'senza', en: 'no' } as const satisfies Record<Language, string>

/** The figures of an earlier version of a set, as far as they were others than those of the next one: "80 kg × 8, RIR 2", "senza RIR". */
export function printEarlierSet(
  before: SetFigures,
  after: SetFigures,
  { language, unit }: { language: Language; unit?: LoadUnit },
): string {
  const isOther = (name: keyof SetFigures) => before[name] !== after[name]
  const efforts = (['rpe', 'rir'] as const).filter(isOther).map(name => {
    const value = before[name]
    return value === null ? `${without[language]} ${name.toUpperCase()}` : `${name.toUpperCase()} ${formatDecimal(language, value)}`
  })
  const hasOthers = (['kg', 'reps', 'seconds', 'metres'] as const).some(isOther)
  return [...(hasOthers ? [printSet(before, language, unit)] : []), ...efforts].join(', ')
}
