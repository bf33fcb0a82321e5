import type { Operation } from '@allenio/contract/documents'
import {
  changeKeyOf,
  differencesOf,
  operationsTaking,
  type CellBundles,
  type Difference,
  type DocumentRows,
} from '@allenio/domain/documents'

// A release of a model and a client's own version of it.

interface Versions {
  /** The model as the client last took it. */
  base: DocumentRows
  /** The model now. */
  template: DocumentRows
  /** The client's own version. */
  copy: DocumentRows
}

/** A target, a rest and the sets are each told by several cells. */
const bundles: CellBundles = [
  ['type', 'reps', 'repRange', 'seconds', 'metres'],
  ['restType', 'restSeconds'],
  ['sets', 'setList'],
]

/** The title and the description of a version are its own. How maxima grow in it is the model's, as long as nobody has changed it. */
export const programDifferences = (versions: Versions): Difference[] =>
  differencesOf({ ...versions, bundles }).filter(
    difference =>
      versions.template.get(difference.originId)?.parentId !== null || (difference.kind === 'cell' && difference.cell === 'cycle'),
  )

/** A name for what is chosen as a whole, the same on the server and on the device. */
export const differenceKey = (difference: Difference): string => changeKeyOf(difference, bundles)

interface Merge {
  copy: DocumentRows
  differences: readonly Difference[]
  /** Keys of the conflicts in which the model wins. */
  takenKeys: ReadonlySet<string>
  newId: () => string
}

/** The operations by which a client's version takes over all that it has not changed itself, and the conflicts that were chosen. */
export function mergeOperations({ copy, differences, takenKeys, newId }: Merge): Operation[] {
  const takenDifferences = differences.filter(difference => !difference.isConflict || takenKeys.has(differenceKey(difference)))
  return operationsTaking(takenDifferences, copy, newId)
}
