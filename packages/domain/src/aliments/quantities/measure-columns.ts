import type { FoodMeasure, MeasureColumns } from '@allenio/contract/aliments'
import { idOfSource } from '../library-columns.ts'
import { gramsOfOne } from './measures.ts'

export interface MeasuredFood {
  sourceId: number
  measures: readonly FoodMeasure[]
}

/** Household measures in columns: four thousand foods share a few hundred names. */
export function packMeasures(foods: readonly MeasuredFood[]): MeasureColumns {
  const places = new Map<string, number>()
  const names: MeasureColumns['names'] = []
  const placeOf = ({ name: { it, en } }: FoodMeasure): number => {
    const key = `${it}\n${en}`
    const place = places.get(key) ?? names.push([it, en]) - 1
    places.set(key, place)
    return place
  }
  return {
    foods: foods
      .filter(({ measures }) => measures.length > 0)
      .map(({ sourceId, measures }) => [sourceId, ...measures.flatMap(measure => [placeOf(measure), gramsOfOne(measure)])]),
    names,
  }
}

/** The measures by the id of their food, of one each. */
export function unpackMeasures({ names, foods }: MeasureColumns): Map<string, FoodMeasure[]> {
  return new Map(
    foods.map(([sourceId = 0, ...pairs]) => {
      const measures = pairs.flatMap((place, at) => {
        const [name, grams] = [names[place], pairs[at + 1]]
        return at % 2 === 0 && name && grams !== undefined ? [{ name: { it: name[0], en: name[1] }, amount: 1, grams }] : []
      })
      return [idOfSource(sourceId), measures]
    }),
  )
}
