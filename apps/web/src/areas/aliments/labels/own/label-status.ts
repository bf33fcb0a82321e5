import type { Input } from '@allenio/contract'
import type { LabelledFood, OwnLabelCheck, OwnLabels, OwnProduct, sendOwnLabel } from '@allenio/contract/aliments'
import { labelFoodKey } from '@allenio/domain/aliments'

interface LabelQuestion {
  food: LabelledFood
  /** The names of the client's allergies of which nobody knows whether the food has them. */
  doubts: readonly string[]
}

export interface LabelStatus {
  /** The product that the client eats for the food. */
  chosen: OwnProduct | undefined
  /** The label that was sent and nobody has read, or that nobody could read. */
  check: OwnLabelCheck | undefined
  /** The label waits on this device for the network. */
  isUnsent: boolean
  /** Products that are free of everything in doubt, and name nothing else. */
  offers: readonly OwnProduct[]
  /** The doubts that no label has answered. */
  open: readonly string[]
}

type Unsent = Pick<Input<typeof sendOwnLabel>, 'food'>

/** The state of a food of the client by its labels. */
export function labelStatus({ food, doubts }: LabelQuestion, labels: OwnLabels | undefined, unsent: readonly Unsent[]): LabelStatus {
  const key = labelFoodKey(food)
  const products = labels?.products ?? []
  const chosen = products.find(({ chosenFor }) => chosenFor.includes(key))
  const answered = chosen?.free.map(({ name }) => name) ?? []
  const open = doubts.filter(name => !answered.includes(name))
  const isAnswer = ({ foodKeys, state, free, named }: OwnProduct) =>
    state === 'current' && foodKeys.includes(key) && named.length === 0 && open.every(name => free.some(each => each.name === name))
  return {
    chosen,
    check: labels?.checks.find(each => labelFoodKey(each.food) === key),
    isUnsent: unsent.some(each => labelFoodKey(each.food) === key),
    offers: open.length === 0 ? [] : products.filter(product => product.id !== chosen?.id && isAnswer(product)),
    open,
  }
}
