import { decimalOf, useDecimalText } from '#ui/decimal-field'
import { useProgressionWords } from './progression-words.ts'

export interface FigureBounds {
  min: number
  max: number
  /** A whole one takes whole figures alone: there is no half set and no half repetition. */
  step: number
}

/** A typed figure; undefined where it is none within the bounds. */
export function figureIn(text: string, { min, max, step }: FigureBounds): number | undefined {
  const isWhole = Number.isInteger(step)
  const value = decimalOf(text, isWhole ? 0 : 2)
  return value !== undefined && min <= value && value <= max && (!isWhole || Number.isInteger(value)) ? value : undefined
}

/** Says between which figures one would be right, where a text is none of them. */
export function useFigureFault() {
  const say = useProgressionWords()
  const textOf = useDecimalText()
  return (text: string, bounds: FigureBounds): string | undefined =>
    figureIn(text, bounds) === undefined ? say('between', { min: textOf(bounds.min), max: textOf(bounds.max) }) : undefined
}
