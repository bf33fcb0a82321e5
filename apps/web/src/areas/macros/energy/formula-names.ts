import type { DesirableWeightFormula, MetabolicFormulaName } from '@allenio/contract/energy-fields'

/** The names of people and committees, alike in both languages. */
export const formulaNames = {
  MOLNAR: 'Molnár',
  FAO_WHO_UNU: 'FAO/WHO/UNU',
  SCHOFIELD: 'Schofield',
  HARRIS_BENEDICT: 'Harris-Benedict',
  HENRY_OXFORD: 'Henry (Oxford)',
  MIFFLIN_ST_JEOR: 'Mifflin-St Jeor',
  GRANDE_AND_KEYS: 'Grande-Keys',
  KATCH_MCARDLE: 'Katch-McArdle',
  LORENTZ: 'Lorentz',
  BROCA: 'Broca',
  BERTHEAN: 'Berthean',
  PERRAULT: 'Perrault',
  VAN_DER_VAEL: 'Van der Vael',
  KEYS: 'Keys',
  TRAVIA: 'Travia',
  BMI_22_5: 'BMI 22.5',
  DEVINE: 'Devine',
} as const satisfies Record<Exclude<MetabolicFormulaName, 'MANUAL'> | DesirableWeightFormula, string>
