import type { Endpoint, Input, Output } from '@allenio/contract'
import { macros } from '@allenio/domain/aliments'
import { findMacroFaults } from '@allenio/domain/macros'
import type { MacroFault } from '@allenio/domain/macros'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { figureOf, limitOf, macroForm, parseDay } from './values.ts'
import type { FigureName, MacroValues } from './values.ts'
import { useFormWords } from './words.ts'

interface MacroFormOptions<E extends Endpoint> {
  endpoint: E
  start: MacroValues
  draft: FormDraft<MacroValues>
  toInput: (values: MacroValues) => Input<E>
  onSaved: (macro: Output<E>) => void
  onRefused?: (error: unknown) => boolean
}

const figureNames = ['kcal', 'protein', 'carbs', 'lipids', 'fiber', 'water'] as const satisfies readonly FigureName[]

/** The form of a macro, new or not. The server's own rules are asked in the browser, too. */
export function useMacroForm<E extends Endpoint>(options: MacroFormOptions<E>) {
  const t = useFormWords()
  const { integer } = useFormats()
  const wordOf = ({ code }: MacroFault): string => {
    switch (code) {
      case 'macro day types':
      case 'macro kcal needed':
      case 'macro two rests':
      case 'macro above kcal':
        return t(code)
      default:
        return t('invalid')
    }
  }
  const check = (values: MacroValues) => {
    const faults: Record<string, string> = {}
    const { unit } = values
    for (const { field, ...fault } of findMacroFaults({ unit, days: values.days.map(parseDay) }))
      faults[field] ??= wordOf({ field, ...fault })
    for (const [at, texts] of values.days.entries()) {
      for (const name of figureNames) {
        if (texts.rest === name) continue
        const figure = figureOf(name, texts[name])
        const most = limitOf(name, unit)
        const isMacro = macros.some(macro => macro === name)
        if (figure === undefined) faults[`days.${at}.${name}`] = t('noNumber')
        else if (figure === null && isMacro) faults[`days.${at}.${name}`] = t('macroMissing')
        else if (figure !== null && (figure < 0 || figure > most)) faults[`days.${at}.${name}`] = t('between', { most: integer(most) })
      }
    }
    return faults
  }
  return useEndpointForm({ ...options, schema: macroForm, check })
}

export type MacroForm = ReturnType<typeof useMacroForm>

export interface FieldsProps {
  form: MacroForm
}
