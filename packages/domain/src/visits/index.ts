export { adultAge, isChild } from './formulas/age-bands.ts'
export { coversFormula, formulaOfProtocol } from './protocols/protocol-formula.ts'
export { massOfPercent, percentOfWeight, phaseAngle } from './formulas/bioimpedance.ts'
export { bodyFat, bodyFatFields, bodyFatReading, type BodyFat } from './formulas/body-fat.ts'
export { navyBodyFat, waistToHeight, waistToHips, type ContradictoryGirths, type WaistRatio } from './formulas/body-girths.ts'
export type { BodyField, BodyInputs, Sex } from './formulas/body-inputs.ts'
export { bodyMassIndex, healthyWeights, type BodyMassClass, type BodyMassIndex, type HealthyWeights } from './formulas/body-mass-index.ts'
export { bodyPlaceOf, type BodyPlace } from './measures/body-places.ts'
export type { BodyShares } from './formulas/body-shares.ts'
export { bodySurface, bodyWater, type BodySurface, type BodyWater } from './formulas/body-size.ts'
export { bodyParts, fatMethod, isSameRateMethod, rateMethod } from './values/comparisons.ts'
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
export { desirableWeight, desirableWeightPopulation, type DesirableWeight } from './formulas/desirable-weight.ts'
export type { AgeOutOfRange, InvalidFormula, MissingValues } from './formulas/formula-faults.ts'
export { anamnesisPicks, hasPick, togglePick, withAnswer } from './anamnesis-picks.ts'
export { formulaResults } from './formula-results.ts'
export { bodyFatWarnings, isAdultFormula, isMadeForOthers, metabolicWarnings } from './formulas/formula-warnings.ts'
export { keyOfMeasure, measureOf } from './measures/measure-cells.ts'
export { countByKind, moveInList } from './measures/measure-order.ts'
export {
  acceptedRange,
  fittingMeasure,
  isMeasureKey,
  measureOutlier,
  type MeasuredValue,
  type MeasureOutlier,
} from './measures/measure-checks.ts'
export { metabolicFields, metabolicRate, metabolicReading, type MetabolicRate } from './formulas/metabolic-rate.ts'
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
} from './protocols/protocols.ts'
export { acceptedPair, errorKinds, errorOfVisits, measurementError, needsThird, readingOf } from './measures/readings-of-measures.ts'
export { anamnesisOfVisit, beginningOfBase, latestHeight, newVisit } from './new-visit.ts'
export { sourceOfReading } from './formulas/reading-sources.ts'
export type { AgeRange, Population, Reading } from './formulas/readings.ts'
export { activityFactors, totalEnergy, type TotalEnergy } from './formulas/total-energy.ts'
export { parseMeasure } from './measures/typed-measures.ts'
export {
  changeAt,
  valueGroupNames,
  valueRows,
  valueGroups,
  type FieldValue,
  type ValueGroup,
  type ValueRow,
  type ValuesOfVisit,
} from './values/value-table.ts'
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
