export { operationsCopying } from './copies.ts'
export {
  changesSince,
  differencesOf,
  type AddedRow,
  type CellBundles,
  type CellDifference,
  type DeletedRow,
  type Difference,
  type MovedRow,
} from './differences.ts'
export { keepSame, openedDocument, stepsWithPending, viewOf, withAnswer, withBatch, type DeviceDocument } from './device.ts'
export { differingKeys } from './layered-map.ts'
export { byPlace, type DocumentModel, type DocumentRows, type RowType } from './model.ts'
export { rootPlace, rowsOfNewDocument } from './new-document.ts'
export { applyOperations, withChanges, type Outcome } from './operations.ts'
export { overlapsOf, type Overlap } from './overlaps.ts'
export { placeBetween, placesBetween } from './places.ts'
export { placesAt, type RowPlaces } from './row-places.ts'
export { childrenByParent, childrenOf, digestOf, isSameValue, isVisible, isWithin, subtreeOf, visibleCountOf } from './tree.ts'
export { operationsReverting } from './reversion.ts'
export { operationsTaking } from './taken-differences.ts'
export {
  asTemplateRows,
  changeKeyOf,
  changeUnitsOf,
  operationsOfTakeover,
  ownChangesOf,
  takenReleaseCell,
  type ChangeUnit,
  type Takeover,
} from './takeover.ts'
export { shortestInverse, stepToRedo, stepToUndo, withServerInverse, withStep, withTurnedStep, type Steps } from './steps.ts'
export { writtenCells, type WrittenRow } from './written-cells.ts'
export { operationsWritingRows } from './written-rows.ts'
