import { expect, test } from 'vitest'
import { bodyFat, type BodyInputs } from '../index.ts'

// Each formula of folds with both sides of its age bands, with missing fields, with ages below its limit; the last two columns are the
// percent of fat and the reason why there is none. Rows without either answer nothing.
const vectors = `
DURNIN_WOMERSLEY,male,17,,,,22.5,10.5,20.5,8.0,,,,,,21.74,
DURNIN_WOMERSLEY,male,19,,,,21.5,14.0,20.0,12.5,,,,,,22.98,
DURNIN_WOMERSLEY,male,19.99,,,,18.5,22.5,17.5,10.0,,,,,,23.07,
DURNIN_WOMERSLEY,male,20,65.2,183,,22.0,23.5,8.5,22.0,8.0,16.5,11.0,20.0,8.5,24.03,
DURNIN_WOMERSLEY,male,29,,,,5.0,5.5,14.0,11.5,,,,,,14.90,
DURNIN_WOMERSLEY,male,30,62.6,167,,18.5,18.5,22.5,19.5,15.0,7.0,18.5,11.0,22.0,26.43,
DURNIN_WOMERSLEY,male,39.99,,,,18.5,7.5,19.0,14.0,,,,,,23.29,
DURNIN_WOMERSLEY,male,40,,,,12.0,19.0,20.0,18.0,,,,,,29.06,
DURNIN_WOMERSLEY,male,49.99,,,,17.5,18.5,12.5,19.0,,,,,,28.75,
DURNIN_WOMERSLEY,male,50,,,,23.5,8.0,10.0,20.0,,,,,,29.58,
DURNIN_WOMERSLEY,male,72,,,,19.5,17.5,5.0,20.0,,,,,,29.71,
DURNIN_WOMERSLEY,female,16,,,,28.0,27.0,13.5,22.0,,,,,,34.23,
DURNIN_WOMERSLEY,female,17,,,,13.5,28.5,22.5,11.0,,,,,,31.72,
DURNIN_WOMERSLEY,female,19,,,,25.0,11.0,15.5,12.0,,,,,,29.34,
DURNIN_WOMERSLEY,female,19.99,,,,17.5,20.5,28.5,12.0,,,,,,32.26,
DURNIN_WOMERSLEY,female,20,53.9,159,,27.0,28.5,27.5,10.0,26.5,22.5,27.0,12.0,27.0,35.88,
DURNIN_WOMERSLEY,female,29.99,,,,23.0,27.0,9.0,25.0,,,,,,34.38,
DURNIN_WOMERSLEY,female,30,59.3,160,,26.5,7.0,20.0,18.0,11.5,11.5,18.0,28.5,23.0,32.88,
DURNIN_WOMERSLEY,female,39,,,,27.5,15.5,21.0,13.0,,,,,,33.84,
DURNIN_WOMERSLEY,female,40,,,,27.0,24.5,10.0,23.0,,,,,,37.50,
DURNIN_WOMERSLEY,female,49.99,,,,23.0,25.0,22.0,15.5,,,,,,37.65,
DURNIN_WOMERSLEY,female,50,,,,26.5,8.5,11.5,8.5,,,,,,34.51,
DURNIN_WOMERSLEY,female,68,,,,22.5,23.5,25.0,7.5,,,,,,39.28,
DURNIN_WOMERSLEY,male,25,,,,5,6,7,8,,,,,,11.03,
DURNIN_WOMERSLEY,male,35,,,,6,16,17,8,,,,,,20.87,
DURNIN_WOMERSLEY,male,45,,,,7,26,7,18,,,,,,26.62,
DURNIN_WOMERSLEY,male,55,,,,8,26,10,18,,,,,,29.71,
DURNIN_WOMERSLEY,female,25,,,,5,6,7,8,,,,,,17.67,
DURNIN_WOMERSLEY,female,35,,,,6,16,17,8,,,,,,27.51,
DURNIN_WOMERSLEY,female,45,,,,7,26,7,18,,,,,,32.75,
DURNIN_WOMERSLEY,female,55,,,,8,26,10,18,,,,,,36.11,
DURNIN_WOMERSLEY,female,40,,,,10,10,10,10,,,,,,28.14,
DURNIN_WOMERSLEY,male,16,,,,18.0,23.5,19.5,16.5,,,,,,,age:17+
DURNIN_WOMERSLEY,male,16.99,,,,8.5,18.5,23.0,13.0,,,,,,,age:17+
DURNIN_WOMERSLEY,female,15,,,,7.5,19.5,10.5,13.0,,,,,,,age:16+
DURNIN_WOMERSLEY,female,15.99,,,,8.5,6.0,27.5,7.0,,,,,,,age:16+
DURNIN_WOMERSLEY,male,30,,,,,,9.5,21.5,,,,,,,missing:triceps_fold|biceps_fold
DURNIN_WOMERSLEY,female,44,,,,28.5,18.0,10.0,,,,,,,,missing:suprailiac_fold
DURNIN_WOMERSLEY,female,22,,,,,,,,,,,,,,missing:triceps_fold|biceps_fold|subscapular_fold|suprailiac_fold
DURNIN_WOMERSLEY,male,12,,,,6.5,11.5,,21.5,,,,,,,missing:subscapular_fold
SLOAN,male,18,92.2,193,,12.0,7.0,10.0,15.0,13.0,8.0,16.0,15.0,7.5,8.09,
SLOAN,male,24,,,,,,14.5,,,13.5,,,,13.75,
SLOAN,male,33,,,,,,6.5,,,11.0,,,,7.83,
SLOAN,female,19,51.4,174,,5.5,19.5,14.0,7.5,10.5,17.0,15.0,8.5,20.5,14.58,
SLOAN,female,41,,,,18.5,,,11.0,,,,,,20.89,
JACKSON_3_SKINFOLDS,male,18,63.2,172,,21.0,17.0,6.5,18.0,14.5,9.5,23.0,13.0,15.5,10.64,
JACKSON_3_SKINFOLDS,male,25,,,,,,,,14.5,22.0,,,18.5,15.96,
JACKSON_3_SKINFOLDS,male,47,,,,,,,,9.0,9.0,,,21.5,13.86,
JACKSON_3_SKINFOLDS,female,22,67.2,171,,16.5,23.5,21.0,8.0,14.0,24.0,15.0,25.0,8.0,19.78,
JACKSON_3_SKINFOLDS,female,38,,,,17.5,,,13.0,,12.0,,,,18.68,
JACKSON_4_SKINFOLDS,male,23,95.6,181,,14.5,19.5,20.5,13.5,23.5,13.5,14.0,6.5,20.5,14.81,
JACKSON_4_SKINFOLDS,male,44,,,,11.5,,,12.5,21.5,5.5,,,,14.84,
JACKSON_4_SKINFOLDS,female,20,52.8,176,,25.5,9.5,6.0,29.0,26.5,6.0,25.5,23.0,19.5,24.56,
JACKSON_4_SKINFOLDS,female,51,,,,25.0,,,8.0,8.5,17.5,,,,18.93,
JACKSON_7_SKINFOLDS,male,21,78.0,193,,6.5,23.0,22.5,6.5,18.0,10.5,15.5,20.0,12.0,12.94,
JACKSON_7_SKINFOLDS,male,50,,,,21.0,,18.5,12.5,23.0,8.0,,23.0,18.5,20.55,
JACKSON_7_SKINFOLDS,female,27,60.2,177,,10.0,13.5,14.0,27.0,20.5,5.5,7.0,9.5,8.5,19.65,
JACKSON_7_SKINFOLDS,female,46,,,,23.0,,20.0,12.5,7.0,8.0,,11.0,17.5,21.39,
LOHMAN,male,14,47.3,177,,9.5,8.0,6.0,15.5,5.5,8.0,15.0,8.0,10.5,13.64,
LOHMAN,male,30,,,,9.5,,15.0,,,,,,,21.47,
LOHMAN,female,13,58.6,170,,17.5,9.5,6.0,14.0,8.5,15.5,8.5,13.0,15.0,22.70,
LOHMAN,female,28,,,,11.5,,12.5,,,,,,,23.09,
FAULKNER_4_SKINFOLDS,male,20,98.4,187,,18.0,20.0,9.0,6.0,18.5,14.0,11.5,5.0,15.5,13.66,
FAULKNER_4_SKINFOLDS,male,35,,,,22.0,,5.0,22.5,20.0,,,,,16.42,
FAULKNER_4_SKINFOLDS,female,24,78.8,175,,23.5,12.5,13.5,25.0,25.0,14.5,8.5,22.5,24.0,26.43,
FAULKNER_4_SKINFOLDS,female,49,,,,21.5,,21.0,25.5,18.0,,,,,26.22,
YUHASZ_6_SKINFOLDS,male,22,97.6,185,,24.0,12.0,8.0,10.0,18.0,18.0,5.5,22.5,5.5,11.36,
YUHASZ_6_SKINFOLDS,male,40,,,,21.0,,11.0,15.5,11.5,10.5,23.0,,,12.31,
YUHASZ_6_SKINFOLDS,female,25,73.2,176,,26.5,16.0,14.0,20.5,25.0,16.0,24.0,10.5,16.0,23.08,
YUHASZ_6_SKINFOLDS,female,37,,,,12.5,,6.0,19.5,12.0,17.0,14.5,,,16.20,
WITHERS,male,24,93.9,173,,9.5,7.5,13.0,14.0,8.0,12.5,10.0,23.5,22.0,13.05,
WITHERS,male,32,,,,11.5,10.0,13.5,15.5,7.5,9.5,10.5,,,13.66,
WITHERS,female,21,59.2,159,,21.5,11.5,26.5,12.5,11.0,7.0,10.5,23.0,24.0,25.50,
WITHERS,female,30,,,,8.5,7.5,15.0,24.0,16.0,10.5,5.5,,,21.34,
HEATH_CARTER,male,26,79.9,168,,6.5,12.0,12.0,18.0,18.0,13.5,15.0,17.0,6.0,9.42,
HEATH_CARTER,male,45,,,,5.5,,5.5,14.5,,14.5,13.5,,,8.21,
HEATH_CARTER,female,23,84.4,177,,10.0,14.5,8.5,5.5,12.5,16.0,29.0,21.0,25.0,14.26,
HEATH_CARTER,female,34,,,,5.5,,23.0,10.5,,20.5,13.0,,,14.80,
JACKSON_3_SKINFOLDS,male,30,,,,,,,,5,5,,,5,4.29,
JACKSON_3_SKINFOLDS,female,30,,,,5,,,5,,5,,,,7.93,
JACKSON_4_SKINFOLDS,male,30,,,,5,,,5,5,5,,,,4.65,
JACKSON_7_SKINFOLDS,male,30,,,,5,,5,5,5,5,,5,5,4.63,
JACKSON_4_SKINFOLDS,female,30,,,,5,,,5,5,5,,,,8.06,
JACKSON_7_SKINFOLDS,female,30,,,,5,,5,5,5,5,,5,5,9.44,
FAULKNER_4_SKINFOLDS,male,31,,,,17,,21.6,18.6,24,,,,,18.21,
WITHERS,female,29,,,,14,7,12,13,18,22,15,,,21.61,
WITHERS,female,29,,,,14,11,12,13,25,27,15,,,21.61,
SLOAN,male,15,,,,,,9,,,12,,,,9.79,
SLOAN,male,60,,,,,,9,,,12,,,,9.79,
YUHASZ_6_SKINFOLDS,female,16,,,,12,,10,11,14,20,13,,,15.96,
SLOAN,male,25,,,,10,,,12,,,,,,,missing:thigh_fold|subscapular_fold
SLOAN,female,25,,,,,,10,,,15,,,,,missing:suprailiac_fold|triceps_fold
SLOAN,female,25,,,,15,,,,,,,,,,missing:suprailiac_fold
SLOAN,male,25,,,,,,,,,15,,,,,missing:subscapular_fold
JACKSON_3_SKINFOLDS,male,28,,,,9,,,11,,13,,,,,missing:breastplate|abdominal_fold
JACKSON_3_SKINFOLDS,female,28,,,,,,,,11,13,,,9,,missing:triceps_fold|suprailiac_fold
JACKSON_4_SKINFOLDS,male,31,,,,8.5,,,14.0,8.0,,,,,,missing:thigh_fold
JACKSON_4_SKINFOLDS,female,31,,,,,,,,,,,,,,missing:abdominal_fold|suprailiac_fold|triceps_fold|thigh_fold
JACKSON_7_SKINFOLDS,male,31,,,,12.0,,23.5,15.0,19.5,18.0,,,,,missing:breastplate|axillary_fold
JACKSON_7_SKINFOLDS,female,31,,,,12.5,,9.5,11.0,,25.5,,17.0,22.0,,missing:abdominal_fold
LOHMAN,male,14,,,,,,11.0,,,,,,,,missing:triceps_fold
LOHMAN,female,12,,,,,,,,,,,,,,missing:triceps_fold|subscapular_fold
FAULKNER_4_SKINFOLDS,male,27,,,,6.0,,15.0,23.0,,,,,,,missing:abdominal_fold
FAULKNER_4_SKINFOLDS,female,27,,,,,,26.5,,20.0,,,,,,missing:triceps_fold|suprailiac_fold
YUHASZ_6_SKINFOLDS,male,27,,,,10.5,,21.0,21.5,18.5,8.5,,,,,missing:calf_fold
YUHASZ_6_SKINFOLDS,female,27,,,,5.0,,23.0,13.0,21.5,,,,,,missing:thigh_fold|calf_fold
WITHERS,male,27,,,,5.0,,22.0,8.5,7.5,9.0,5.5,,,,missing:biceps_fold
WITHERS,female,27,,,,16.0,,23.5,21.0,,,19.0,,,,missing:biceps_fold|abdominal_fold|thigh_fold
HEATH_CARTER,male,27,,,,13.0,,23.0,22.0,,20.0,,,,,missing:calf_fold
HEATH_CARTER,female,27,,,,,,,,,,,,,,missing:triceps_fold|subscapular_fold|suprailiac_fold|thigh_fold|calf_fold
MANUAL,male,33,81,180,80,,,,,,,,,,,
MANUAL,female,33,,,,,,,,,,,,,,
CUNNINGHAM,male,33,81,180,,,,,,,,,,,,invalid_formula
NOT_A_FORMULA,female,33,,,,10,,12,,,,,,,,invalid_formula
`

const columns = [
  'formula',
  'gender',
  'age',
  'weight',
  'height',
  'fat_free_mass_perc',
  'triceps_fold',
  'biceps_fold',
  'subscapular_fold',
  'suprailiac_fold',
  'abdominal_fold',
  'thigh_fold',
  'calf_fold',
  'axillary_fold',
  'breastplate',
  'fat_mass_perc',
  'fault',
]
const lines = vectors.trim().split('\n')

const cases = lines.map(line => {
  const cells = Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell]))
  const { formula = '', gender, fat_mass_perc = '', fault = '', ...figures } = cells
  const inputs = { gender, ...Object.fromEntries(Object.entries(figures).map(([field, cell]) => [field, cell === '' ? '' : Number(cell)])) }
  return { line, formula, inputs: inputs as BodyInputs, answer: answerOf(fat_mass_perc, fault) }
})

function answerOf(fat: string, fault: string) {
  const [kind, detail = ''] = fault.split(':')
  if (kind === 'missing') return { missingValues: detail.split('|') }
  if (kind === 'age') return { error: 'age out of range', minimum: detail }
  if (kind === 'invalid_formula') return { error: 'invalid formula' }
  return fat === '' ? {} : { fatMassPerc: fat, fatFreeMassPerc: (100 - Number(fat)).toFixed(2) }
}

test('there are 114 vectors', () => expect(cases).toHaveLength(114))

test.each(cases)('$line', ({ formula, inputs, answer }) => expect(bodyFat(formula, inputs)).toEqual(answer))
