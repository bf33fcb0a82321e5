import { shoppingLimits } from '@allenio/contract/shopping-lists'
import { decimalOf } from '#ui/decimal-field'

/** Undefined where the text is no number of people that a list can be for; somebody who eats half as much is half a person. */
export function readPeople(text: string): number | undefined {
  const people = decimalOf(text, 0)
  return people !== undefined && people >= 1 && people <= shoppingLimits.people ? people : undefined
}
