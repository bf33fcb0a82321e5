import type { Language, Wording } from '@allenio/contract'
import type { ActivityLevel, DesirableWeightFormula, MetabolicFormulaName } from '@allenio/contract/macros'
import type {
  AnamnesisField,
  BodyFatFormulaName,
  FormulaWarning,
  MeasurementType,
  VisitPaperSection,
  MeasureCell,
  MeasureKey,
  MeasureSide,
  MeasureUnit,
} from '@allenio/contract/visits'

// The screens and the PDF call these things the same.

export const measureNames = {
  weight: { it: 'Peso', en: 'Weight' },
  height: { it: 'Altezza', en: 'Height' },
  triceps_fold: { it: 'Plica tricipitale', en: 'Triceps fold' },
  biceps_fold: { it: 'Plica bicipitale', en: 'Biceps fold' },
  subscapular_fold: { it: 'Plica sottoscapolare', en: 'Subscapular fold' },
  suprailiac_fold: { it: 'Plica soprailiaca', en: 'Suprailiac fold' },
  abdominal_fold: { it: 'Plica addominale', en: 'Abdominal fold' },
  thigh_fold: { it: 'Plica della coscia', en: 'Thigh fold' },
  calf_fold: { it: 'Plica del polpaccio', en: 'Calf fold' },
  axillary_fold: { it: 'Plica ascellare media', en: 'Midaxillary fold' },
  breastplate: { it: 'Plica pettorale', en: 'Chest fold' },
  neck: { it: 'Collo', en: 'Neck' },
  shoulders: { it: 'Spalle', en: 'Shoulders' },
  chest: { it: 'Petto', en: 'Chest' },
  thorax: { it: 'Torace', en: 'Thorax' },
  waist: { it: 'Vita', en: 'Waist' },
  abdomen: { it: 'Addome', en: 'Abdomen' },
  navel: { it: 'Ombelico', en: 'Navel' },
  hips: { it: 'Fianchi', en: 'Hips' },
  glutes: { it: 'Glutei', en: 'Glutes' },
  arms: { it: 'Braccio', en: 'Arm' },
  'contracted-arms': { it: 'Braccio contratto', en: 'Contracted arm' },
  forearms: { it: 'Avambraccio', en: 'Forearm' },
  legs: { it: 'Coscia', en: 'Thigh' },
  'medial-thighs': { it: 'Coscia mediale', en: 'Medial thigh' },
  calves: { it: 'Polpaccio', en: 'Calf' },
  ankles: { it: 'Caviglia', en: 'Ankle' },
  wrist: { it: 'Polso', en: 'Wrist' },
  resistance: { it: 'Resistenza (Rz)', en: 'Resistance (Rz)' },
  reactance: { it: 'Reattanza (Xc)', en: 'Reactance (Xc)' },
  'phase-angle': { it: 'Angolo di fase', en: 'Phase angle' },
  'fat-mass': { it: 'Massa grassa', en: 'Fat mass' },
  'lean-mass': { it: 'Massa magra', en: 'Lean mass' },
  'muscle-mass': { it: 'Massa muscolare', en: 'Muscle mass' },
  'bone-mass': { it: 'Massa ossea', en: 'Bone mass' },
  'total-water': { it: 'Acqua totale', en: 'Total body water' },
  'extracellular-water': { it: 'Acqua extracellulare', en: 'Extracellular water' },
  'intracellular-water': { it: 'Acqua intracellulare', en: 'Intracellular water' },
  'cell-mass': { it: 'Massa cellulare', en: 'Body cell mass' },
  'visceral-level': { it: 'Livello di grasso viscerale', en: 'Visceral fat level' },
  'device-bmr': { it: 'Metabolismo basale dello strumento', en: 'Basal metabolic rate of the device' },
  'arm-mass': { it: 'Massa magra del braccio', en: 'Lean mass of the arm' },
  'leg-mass': { it: 'Massa magra della gamba', en: 'Lean mass of the leg' },
  'trunk-mass': { it: 'Massa magra del tronco', en: 'Lean mass of the trunk' },
} as const satisfies Record<MeasureKey, Wording>

/** A short sign of the side, where columns are narrow. */
export const measureSideSigns = { left: { it: 'sx', en: 'L' }, right: { it: 'dx', en: 'R' } } as const satisfies Record<
  MeasureSide,
  Wording
>

/** 'Braccio sx' for the left one of a limb. */
export function nameOfMeasure(cell: MeasureCell, language: Language): string {
  const [key, side] = cell.split('.') as [MeasureKey, MeasureSide?] // the two parts of which a cell's name is made
  const name = measureNames[key][language]
  return side === undefined ? name : `${name} ${measureSideSigns[side][language]}`
}

/** The units as they are printed behind a value. */
export const measureUnitSigns = {
  mm: 'mm',
  cm: 'cm',
  kg: 'kg',
  l: 'l',
  '%': '%',
  ohm: 'Ω',
  degree: '°',
  kcal: 'kcal',
  level: '',
} as const satisfies Record<MeasureUnit, string>

export const fatFormulaNames = {
  DURNIN_WOMERSLEY: { it: 'Durnin e Womersley', en: 'Durnin and Womersley' },
  SLOAN: { it: 'Sloan', en: 'Sloan' },
  JACKSON_3_SKINFOLDS: { it: 'Jackson e Pollock, 3 pliche', en: 'Jackson and Pollock, 3 folds' },
  JACKSON_4_SKINFOLDS: { it: 'Jackson e Pollock, 4 pliche', en: 'Jackson and Pollock, 4 folds' },
  JACKSON_7_SKINFOLDS: { it: 'Jackson e Pollock, 7 pliche', en: 'Jackson and Pollock, 7 folds' },
  LOHMAN: { it: 'Lohman', en: 'Lohman' },
  FAULKNER_4_SKINFOLDS: { it: 'Faulkner, 4 pliche', en: 'Faulkner, 4 folds' },
  YUHASZ_6_SKINFOLDS: { it: 'Yuhasz, 6 pliche', en: 'Yuhasz, 6 folds' },
  WITHERS: { it: 'Withers', en: 'Withers' },
  HEATH_CARTER: { it: 'Heath e Carter', en: 'Heath and Carter' },
} as const satisfies Record<BodyFatFormulaName, Wording>

/** The names of people and committees, alike in both languages. */
export const energyFormulaNames = {
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

export const activityLevelNames = {
  sedentary: { it: 'Sedentario', en: 'Sedentary' },
  'lightly active': { it: 'Leggermente attivo', en: 'Lightly active' },
  'moderately active': { it: 'Moderatamente attivo', en: 'Moderately active' },
  active: { it: 'Attivo', en: 'Active' },
  'very active': { it: 'Molto attivo', en: 'Very active' },
  'extremely active': { it: 'Estremamente attivo', en: 'Extremely active' },
  'LARN sedentary': { it: 'LARN sedentario', en: 'LARN sedentary' },
  'LARN moderately active': { it: 'LARN moderatamente attivo', en: 'LARN moderately active' },
  'LARN active': { it: 'LARN attivo', en: 'LARN active' },
  'LARN very active': { it: 'LARN molto attivo', en: 'LARN very active' },
} as const satisfies Record<ActivityLevel, Wording>

export const measurementTypeNames = {
  FOLDS: { it: 'Plicometria', en: 'Skinfolds' },
  BIA: { it: 'Bioimpedenza', en: 'Bioimpedance' },
  MANUAL: { it: 'Valori inseriti a mano', en: 'Typed values' },
} as const satisfies Record<MeasurementType, Wording>

export const formulaWarningTexts = {
  approximate: { it: 'Stima approssimativa', en: 'Approximate' },
  unconfirmed: { it: 'Equazione non confermata per questo nome', en: 'The equation is not confirmed for this name' },
  'age outside sample': { it: 'Età fuori da quella dello studio', en: 'Age outside that of the study' },
  'folds past the turn': {
    it: 'Oltre questa somma di pliche l’equazione dà meno grasso',
    en: 'Beyond this sum of folds the equation yields less fat',
  },
  'implausible fat': { it: 'Grasso poco plausibile', en: 'Implausible fat' },
  'implausible rate': { it: 'Metabolismo poco plausibile', en: 'Implausible metabolic rate' },
} as const satisfies Record<FormulaWarning, Wording>

/** The parts of the paper of a visit. */
export const paperSectionNames = {
  results: { it: 'Composizione corporea', en: 'Body composition' },
  energy: { it: 'Energia', en: 'Energy' },
  folds: { it: 'Pliche', en: 'Skinfolds' },
  girths: { it: 'Circonferenze', en: 'Girths' },
  bia: { it: 'Bioimpedenza', en: 'Bioimpedance' },
  curves: { it: 'Andamento', en: 'Course' },
  note: { it: 'Note', en: 'Notes' },
  anamnesis: { it: 'Anamnesi', en: 'Medical history' },
  laboratory: { it: 'Esami di laboratorio', en: 'Laboratory values' },
} as const satisfies Record<VisitPaperSection, Wording>

export const anamnesisNames = {
  reason: { it: 'Motivo della visita', en: 'Reason for the visit' },
  goal: { it: 'Obiettivo', en: 'Goal' },
  weightHistory: { it: 'Storia del peso', en: 'Weight history' },
  ownIllnesses: { it: 'Patologie', en: 'Illnesses' },
  familyIllnesses: { it: 'Familiarità', en: 'Family history' },
  drugs: { it: 'Farmaci', en: 'Drugs' },
  supplements: { it: 'Integratori', en: 'Supplements' },
  digestion: { it: 'Digestione', en: 'Digestion' },
  sleep: { it: 'Sonno', en: 'Sleep' },
  stress: { it: 'Stress', en: 'Stress' },
  smoke: { it: 'Fumo', en: 'Smoking' },
  alcohol: { it: 'Alcol', en: 'Alcohol' },
  exercise: { it: 'Attività fisica', en: 'Exercise' },
  work: { it: 'Lavoro', en: 'Work' },
  cycle: { it: 'Ciclo', en: 'Menstrual cycle' },
  pregnancy: { it: 'Gravidanza', en: 'Pregnancy' },
  habits: { it: 'Abitudini alimentari', en: 'Eating habits' },
  dislikes: { it: 'Cibi non graditi', en: 'Disliked foods' },
  dayRecall: { it: 'Diario delle 24 ore', en: '24-hour recall' },
} as const satisfies Record<AnamnesisField, Wording>
