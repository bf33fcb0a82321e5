export { adultAge, isChild } from './age-bands.ts'
export { coversFormula, formulaOfProtocol } from './protocol-formula.ts'
export { massOfPercent, percentOfWeight, phaseAngle } from './bioimpedance.ts'
export { bodyFat, bodyFatFields, bodyFatReading, type BodyFat } from './body-fat.ts'
export { navyBodyFat, waistToHeight, waistToHips, type ContradictoryGirths, type WaistRatio } from './body-girths.ts'
export type { BodyField, BodyInputs, Sex } from './body-inputs.ts'
export { bodyMassIndex, healthyWeights, type BodyMassClass, type BodyMassIndex, type HealthyWeights } from './body-mass-index.ts'
export { bodyPlaceOf, type BodyPlace } from './body-places.ts'
export type { BodyShares } from './body-shares.ts'
export { bodySurface, bodyWater, type BodySurface, type BodyWater } from './body-size.ts'
export { bodyParts, fatMethod, isSameRateMethod, rateMethod } from './comparisons.ts'
export {
  ageOfVisit,
  bodyOfVisit,
  computeVisit,
  figuresOfVisit,
  figuresOutsideMetrics,
  measuredFigures,
  type ComputedVisit,
  type FinishedVisit,
  type RequiredField,
} from './computed-visit.ts'
export { desirableWeight, desirableWeightPopulation, type DesirableWeight } from './desirable-weight.ts'
export type { AgeOutOfRange, InvalidFormula, MissingValues } from './formula-faults.ts'
export { anamnesisPicks, hasPick, togglePick, withAnswer } from './anamnesis-picks.ts'
export { formulaResults } from './formula-results.ts'
export { bodyFatWarnings, isAdultFormula, isMadeForOthers, metabolicWarnings } from './formula-warnings.ts'
export { keyOfMeasure, measureOf } from './measure-cells.ts'
export { countByKind, moveInList } from './measure-order.ts'
export { acceptedRange, fittingMeasure, isMeasureKey, measureOutlier, type MeasuredValue, type MeasureOutlier } from './measure-checks.ts'
export { metabolicFields, metabolicRate, metabolicReading, type MetabolicRate } from './metabolic-rate.ts'
export {
  activityLevelNames,
  anamnesisNames,
  energyFormulaNames,
  fatFormulaNames,
  formulaWarningTexts,
  measureNames,
  measurementTypeNames,
  measureUnitSigns,
  nameOfMeasure,
  paperSectionNames,
} from './names.ts'
export {
  firstProtocol,
  isReadyProtocol,
  listProtocols,
  listVisibleProtocols,
  missingOwnFields,
  presetProtocol,
  protocolName,
  protocolOfVisit,
} from './protocols.ts'
export { acceptedPair, errorKinds, errorOfVisits, measurementError, needsThird, readingOf } from './readings-of-measures.ts'
export { anamnesisOfVisit, beginningOfBase, latestHeight, newVisit } from './new-visit.ts'
export { sourceOfReading } from './reading-sources.ts'
export type { AgeRange, Population, Reading } from './readings.ts'
export { activityFactors, totalEnergy, type TotalEnergy } from './total-energy.ts'
export { parseMeasure } from './typed-measures.ts'
export {
  changeAt,
  valueGroupNames,
  valueRows,
  valueGroups,
  type FieldValue,
  type ValueGroup,
  type ValueRow,
  type ValuesOfVisit,
} from './value-table.ts'
export {
  hasOtherReadings,
  visitFigures,
  type FatFigure,
  type KnownFigure,
  type RateFigure,
  type VisitFigures,
  type VisitInputs,
} from './visit-figures.ts'
export { operationsWritingVisit } from './visit-document.ts'
export { visitModel, type VisitRowType } from './visit-model.ts'
