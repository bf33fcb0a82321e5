import { nutrientCodes, type NutrientCode } from '@allenio/contract/aliments'
import { macros } from '@allenio/domain/aliments'
import { useFoodNames } from '#areas/aliments'
import { useFormats } from '#lib/formats'
import { quantityTexts } from '#lib/food-quantity'
import { useLanguage } from '#lib/words'
import { rowName } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import type { FittedDay, FittedLine, FittedTarget } from './outcome.ts'
import { targetId } from './question.ts'
import type { ChosenTarget } from './targets.ts'
import { portionsIn, quantityOfUnits } from './units.ts'
import { useFitWords } from './words.ts'

/** The unit and decimals of the nutrients that are shown, by their codes. */
export type UnitOfCode = (code: string) => { unit: string; decimals: number }

/** How targets and amounts are called and written. */
export function useTargetTexts(unitOf: UnitOfCode) {
  const t = useFitWords()
  const names = useFoodNames()
  const { decimal } = useFormats()
  const nameOf = (code: string): string => {
    const macro = macros.find(each => each === code)
    const nutrient = nutrientCodes.find((each): each is NutrientCode => each === code)
    return code === 'kcal' ? t('energy') : macro ? names.macro(macro) : nutrient ? names.nutrient(nutrient) : code
  }
  const figureText = (code: string, amount: number) => decimal(amount, { most: unitOf(code).decimals })
  const amountText = (code: string, amount: number) => `${figureText(code, amount)}\u00a0${unitOf(code).unit}`
  const boundText = ({ code, kind, amount }: ChosenTarget) =>
    kind === 'about'
      ? t('ofTarget', { amount: amountText(code, amount) })
      : t(kind === 'at least' ? 'atLeast' : 'atMost', { amount: amountText(code, amount) })
  return { nameOf, figureText, amountText, boundText }
}

export type TargetTexts = ReturnType<typeof useTargetTexts>

/** A target that was missed, with what stands in the way. */
export function useMissText({ nameOf, amountText }: TargetTexts): (day: FittedDay, missed: FittedTarget) => string {
  const t = useFitWords()
  const language = useLanguage()
  return ({ day, lines, targets }, { target, miss, blocks }) => {
    const isTooLittle = miss < 0
    const others = targets.filter(each => blocks.some(({ kind, id }) => kind === 'target' && id === targetId(day.id, each.target)))
    const names = new Intl.ListFormat(language).format(others.map(other => nameOf(other.target.code).toLocaleLowerCase(language)))
    const against = isTooLittle ? t('wouldExceed', { targets: names }) : t('wouldLack', { count: others.length, targets: names })
    const rowTexts = blocks.flatMap(block => {
      if (block.kind === 'target') return []
      const line = lines.find(({ entry }) => entry.id === block.id)
      if (!line) return []
      const food = rowName(line.entry, language)
      if (block.bound === 'locked') return t(line.stays === 'locked' ? 'isLocked' : 'isHeld', { food })
      const percent = Math.round(block.bound === 'most' ? line.mostPercent : line.leastPercent)
      return t(block.bound === 'most' ? 'atMostBound' : 'atLeastBound', { food, percent })
    })
    const says = others.length > 0 ? [against, ...rowTexts] : rowTexts
    const head = t(isTooLittle ? 'tooLittle' : 'tooMuch', { target: nameOf(target.code), amount: amountText(target.code, Math.abs(miss)) })
    return `${head}. ${sentence([...new Set(says.length > 0 ? says : [t('noFiner')])].join('; '))}`
  }
}

const sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`

/** Returns a function that words a number of units of a row. */
export function useQuantityTextOf(): (line: FittedLine, units: number) => string {
  const t = useEditorWords()
  const { decimal } = useFormats()
  return ({ entry, unit }, units) => {
    if (unit.kind === 'portions') {
      const portions = portionsIn(units)
      return `${decimal(portions, { most: 2 })} ${t('portions', { count: portions })}`
    }
    const quantity = quantityOfUnits(entry, unit, units)
    const grams = `${decimal(quantity.grams, { most: 0 })}\u00a0g`
    return quantity.measure === null ? grams : `${quantityTexts().textOf(quantity)}, ${grams}`
  }
}
