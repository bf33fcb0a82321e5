import type { Input } from '@allenio/contract'
import { dayTypes, macroFields, macroLimits, macroUnits, weightBases } from '@allenio/contract/forms/macros'
import type { MacroAssignment, createMacro, MacroDay, MacroUnit, Macro as StoredMacro } from '@allenio/contract/macros'
import { macros } from '@allenio/domain/aliments'
import { z } from 'zod'
import { draftReader } from '#lib/forms'
import { decimalOf } from '#ui/decimal-field'

/** A day while it is edited: numbers are texts, as they are typed. */
const dayTexts = z.object({
  dayType: z.enum(dayTypes),
  kcal: z.string(),
  protein: z.string(),
  carbs: z.string(),
  lipids: z.string(),
  /** The macro that gets what the others leave; its text is ignored. */
  rest: z.enum(macros).nullable(),
  fiber: z.string(),
  water: z.string(),
})
export type DayTexts = z.output<typeof dayTexts>
export type FigureName = Exclude<keyof DayTexts, 'dayType' | 'rest'>

/** The values that the form edits. */
export const macroForm = z.object({
  title: macroFields.title,
  note: macroFields.note,
  unit: z.enum(macroUnits),
  weightBasis: z.enum(weightBases),
  days: z.array(dayTexts).min(1).max(dayTypes.length),
  spentKcal: macroFields.spentKcal,
  /** A weight by which grams per kg are shown as grams while they are typed; it is not stored. */
  exampleKg: z.string(),
})
export type MacroValues = z.output<typeof macroForm>

export const { parseDraft, mergedDraft } = draftReader<MacroValues>(macroForm.extend({ title: z.string(), note: z.string() }).partial())

export const emptyDay = (dayType: DayTexts['dayType']): DayTexts => ({
  dayType,
  kcal: '',
  protein: '',
  carbs: '',
  lipids: '',
  rest: 'carbs',
  fiber: '',
  water: '',
})

export const emptyValues = (title = ''): MacroValues => ({
  title,
  note: '',
  unit: 'percent',
  weightBasis: 'current',
  days: [emptyDay('every day')],
  spentKcal: null,
  exampleKg: '70',
})

/** Sets figures of all days; the form validates them as it does typed ones. */
export const withFigures = (values: MacroValues, figures: Partial<Record<FigureName, string>>): MacroValues => ({
  ...values,
  days: values.days.map(day => ({ ...day, ...figures })),
})

export type NumberText = (value: number) => string

/** A stored day as texts. */
export function textsOfDay(day: MacroDay, write: NumberText): DayTexts {
  const text = (number: number | null) => (number === null ? '' : write(number))
  return {
    dayType: day.dayType,
    kcal: text(day.kcal),
    protein: text(day.protein),
    carbs: text(day.carbs),
    lipids: text(day.lipids),
    rest: macros.find(macro => day[macro] === null) ?? null,
    fiber: text(day.fiber),
    water: text(day.water),
  }
}

export const valuesOf = ({ title, note, unit, weightBasis, days, spentKcal }: StoredMacro, write: NumberText): MacroValues => ({
  title,
  note,
  unit,
  weightBasis,
  days: days.map(day => textsOfDay(day, write)),
  spentKcal,
  exampleKg: '70',
})

type Scaled = Pick<MacroAssignment, 'title' | 'note' | 'unit' | 'weightBasis' | 'days' | 'targets'>

/** Scales a client's macro to other kcal on each day. Percentages stay; of grams, one macro gets what the others leave. */
export const scaledValues = (
  { title, note, unit, weightBasis, days, targets }: Scaled,
  factor: number,
  write: NumberText,
): MacroValues => ({
  ...emptyValues(title),
  note,
  unit,
  weightBasis,
  days: days.map(day => {
    const texts = textsOfDay(day, write)
    const kcal = day.kcal ?? targets.find(({ dayType }) => dayType === day.dayType)?.kcal ?? null
    if (kcal === null) return texts
    return { ...texts, kcal: write(Math.round(kcal * factor)), rest: unit === 'percent' ? texts.rest : (texts.rest ?? 'carbs') }
  }),
})

/** The largest figures that the server accepts. */
export const limitOf = (name: FigureName, unit: MacroUnit): number => {
  if (name === 'kcal' || name === 'fiber' || name === 'water') return macroLimits[name]
  return { percent: macroLimits.percent, grams: macroLimits.grams, 'grams per kg': macroLimits.gramsPerKg }[unit]
}

/** Parses a figure: undefined for no number, null for an empty text. Only whole numbers may have thousands separators. */
export function figureOf(name: FigureName | 'exampleKg', text: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = decimalOf(text, name === 'kcal' || name === 'water' ? 0 : 2)
  return number !== undefined && name === 'water' ? Math.round(number) : number
}

/** Reads the day as far as possible: what is not typed yet is ignored. */
export function parseDay(texts: DayTexts): MacroDay {
  const figure = (name: FigureName) => figureOf(name, texts[name]) ?? null
  const macro = (name: (typeof macros)[number]) => (texts.rest === name ? null : (figure(name) ?? 0))
  return {
    dayType: texts.dayType,
    kcal: figure('kcal') || null,
    protein: macro('protein'),
    carbs: macro('carbs'),
    lipids: macro('lipids'),
    fiber: figure('fiber'),
    water: figure('water'),
  }
}

type WrittenMacro = Omit<Input<typeof createMacro>, 'id' | 'clientId'>

/** The fields of these names in the form that the call accepts. */
export function fieldsOf({ exampleKg: _exampleKg, days, ...texts }: MacroValues, names: ReadonlySet<string>): Partial<WrittenMacro> {
  const allFields: WrittenMacro = { ...texts, days: days.map(parseDay) }
  return Object.fromEntries(Object.entries(allFields).filter(([name]) => names.has(name)))
}

export const writtenMacro = ({ exampleKg: _exampleKg, days, ...texts }: MacroValues): WrittenMacro => ({
  ...texts,
  days: days.map(parseDay),
})
