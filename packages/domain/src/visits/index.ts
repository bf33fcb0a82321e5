export type { BodyField, BodyInputs, Sex } from './body-inputs.ts'
export { bodyMassIndex, healthyWeights, type BodyMassClass, type BodyMassIndex, type HealthyWeights } from './body-mass-index.ts'
export {
  desirableWeight,
  desirableWeightFormulas,
  desirableWeightPopulation,
  type DesirableWeight,
  type DesirableWeightFormula,
} from './desirable-weight.ts'
export type { AgeOutOfRange, InvalidFormula, MissingValues } from './formula-faults.ts'
export {
  metabolicFields,
  metabolicFormulas,
  metabolicRate,
  metabolicReading,
  type MetabolicFormulaName,
  type MetabolicRate,
} from './metabolic-rate.ts'
export type { Reading } from './readings.ts'
export { activityFactors, activityLevels, totalEnergy, type ActivityLevel, type TotalEnergy } from './total-energy.ts'
