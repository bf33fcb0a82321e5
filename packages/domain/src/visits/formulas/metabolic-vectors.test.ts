import { expect, test } from 'vitest'
import { metabolicRate, type BodyInputs, type Sex } from '../index.ts'

// Each formula with both sides of its age bands, with missing fields, with ages below its limit; the last two columns are the rate and the
// reason why there is none. Rows without either answer nothing.
const vectors = `
formula,gender,age,weight,height,fat_free_mass_perc,triceps_fold,subscapular_fold,bmr,fault
MOLNAR,male,3,35.7,,,,,1305.39,
MOLNAR,male,9.99,17.7,,,,,896.79,
MOLNAR,male,10,47.5,,,,,1482.25,
MOLNAR,male,17.99,62.2,,,,,1739.50,
MOLNAR,male,18,103.3,,,,,2259.49,
MOLNAR,male,29.99,90.3,,,,,2060.59,
MOLNAR,male,30,84.2,,,,,1855.72,
MOLNAR,male,59.99,64.2,,,,,1623.72,
MOLNAR,male,60,80.8,,,,,1577.80,
FAO_WHO_UNU,male,18,89.1,,,,,2042.23,
FAO_WHO_UNU,male,29.99,85.3,,,,,1984.09,
FAO_WHO_UNU,male,30,75.4,172,70.3,9.5,23.0,1753.64,
FAO_WHO_UNU,male,59.99,89.0,,,,,1911.40,
FAO_WHO_UNU,male,60,59.1,,,,,1284.85,
SCHOFIELD,male,18,58.2,,,,,1568.52,
SCHOFIELD,male,29.99,73.5,,,,,1798.89,
SCHOFIELD,male,30,98.9,188,79.8,6.0,13.0,2007.68,
SCHOFIELD,male,59.99,102.9,,,,,2053.57,
SCHOFIELD,male,60,92.8,,,,,1674.48,
HENRY_OXFORD,male,18,79.3,185,,,,1833.97,
HENRY_OXFORD,male,29.99,94.3,184,,,,2046.84,
HENRY_OXFORD,male,30,58.1,172,80.6,14.5,10.0,1455.86,
HENRY_OXFORD,male,59.99,71.0,176,,,,1624.56,
HENRY_OXFORD,male,60,67.4,177,,,,1469.93,
HARRIS_BENEDICT,male,19,93.9,165,,,,2054.95,
HARRIS_BENEDICT,male,42,64.6,183,68.4,9.0,6.0,1586.72,
HARRIS_BENEDICT,male,71,94.0,167,,,,1715.07,
MIFFLIN_ST_JEOR,male,19,87.9,166,,,,1826.50,
MIFFLIN_ST_JEOR,male,42,65.1,167,74.0,21.5,15.0,1489.75,
MIFFLIN_ST_JEOR,male,71,95.6,185,,,,1762.25,
GRANDE_AND_KEYS,male,19,80.2,190,,,,2002.15,
GRANDE_AND_KEYS,male,42,92.1,181,69.1,17.5,23.5,2078.29,
GRANDE_AND_KEYS,male,71,72.2,179,,,,1808.93,
KATCH_MCARDLE,male,19,94.5,,71.3,,,1825.38,
KATCH_MCARDLE,male,42,89.2,,78.1,18.5,19.5,1874.77,
KATCH_MCARDLE,male,71,62.9,,67.2,,,1283.01,
MOLNAR,female,3,25.8,,,,,1079.50,
MOLNAR,female,9.99,16.7,,,,,874.75,
MOLNAR,female,10,59.2,,,,,1468.24,
MOLNAR,female,17.99,49.7,,,,,1352.34,
MOLNAR,female,18,84.8,,,,,1742.56,
MOLNAR,female,29.99,72.1,,,,,1555.87,
MOLNAR,female,30,60.4,,,,,1354.48,
MOLNAR,female,59.99,83.3,,,,,1553.71,
MOLNAR,female,60,72.7,,,,,1359.35,
FAO_WHO_UNU,female,18,70.0,,,,,1525.00,
FAO_WHO_UNU,female,29.99,47.9,,,,,1200.13,
FAO_WHO_UNU,female,30,52.5,173,74.9,13.5,22.0,1285.75,
FAO_WHO_UNU,female,59.99,70.9,,,,,1445.83,
FAO_WHO_UNU,female,60,62.4,,,,,1251.20,
SCHOFIELD,female,18,60.6,,,,,1384.57,
SCHOFIELD,female,29.99,56.0,,,,,1316.41,
SCHOFIELD,female,30,77.0,174,76.6,20.0,22.5,1471.30,
SCHOFIELD,female,59.99,70.0,,,,,1414.42,
SCHOFIELD,female,60,78.5,,,,,1371.44,
HENRY_OXFORD,female,18,87.8,169,,,,1670.47,
HENRY_OXFORD,female,29.99,61.2,162,,,,1350.78,
HENRY_OXFORD,female,30,52.3,167,79.2,9.0,8.0,1254.55,
HENRY_OXFORD,female,59.99,72.9,166,,,,1418.04,
HENRY_OXFORD,female,60,79.0,161,,,,1361.59,
HARRIS_BENEDICT,female,19,58.9,158,,,,1421.78,
HARRIS_BENEDICT,female,42,64.4,167,78.0,13.0,18.0,1383.49,
HARRIS_BENEDICT,female,71,72.8,166,,,,1326.38,
MIFFLIN_ST_JEOR,female,19,51.1,153,,,,1211.25,
MIFFLIN_ST_JEOR,female,42,70.3,159,91.0,7.0,8.5,1325.75,
MIFFLIN_ST_JEOR,female,71,55.0,166,,,,1071.50,
GRANDE_AND_KEYS,female,19,85.6,174,,,,1733.88,
GRANDE_AND_KEYS,female,42,76.8,162,76.8,22.5,19.5,1487.60,
GRANDE_AND_KEYS,female,71,79.4,173,,,,1670.38,
KATCH_MCARDLE,female,19,66.3,,66.2,,,1318.04,
KATCH_MCARDLE,female,42,50.7,,69.5,10.0,17.5,1131.11,
KATCH_MCARDLE,female,71,65.6,,79.7,,,1499.32,
HARRIS_BENEDICT,male,30,80,175,,,,1839.53,
HARRIS_BENEDICT,female,30,70,170,,,,1498.70,
MIFFLIN_ST_JEOR,female,30,70,165,,,,1420.25,
GRANDE_AND_KEYS,male,30,80,180,,,,1916.30,
KATCH_MCARDLE,male,30,80,,80,,,1752.40,
MOLNAR,male,2,37.5,,,,,,age:3+
MOLNAR,female,2.99,37.1,,,,,,age:3+
FAO_WHO_UNU,male,17,35.9,,,,,,age:18+
FAO_WHO_UNU,female,17.99,55.4,,,,,,age:18+
SCHOFIELD,male,17,39.8,,,,,,age:18+
SCHOFIELD,female,17.99,52.2,,,,,,age:18+
HENRY_OXFORD,male,17,40.3,157,,,,,age:18+
HENRY_OXFORD,female,17.99,63.1,168,,,,,age:18+
MOLNAR,male,20,,180,,,,,missing:weight
FAO_WHO_UNU,female,20,,,,,,,missing:weight
SCHOFIELD,male,20,,180,,,,,missing:weight
HARRIS_BENEDICT,male,33,81,,,,,,missing:height
HARRIS_BENEDICT,female,33,,,,,,,missing:weight|height
HENRY_OXFORD,male,33,81,,,,,,missing:height
HENRY_OXFORD,female,33,,,,,,,missing:weight|height
MIFFLIN_ST_JEOR,male,33,81,,,,,,missing:height
MIFFLIN_ST_JEOR,female,33,,,,,,,missing:weight|height
GRANDE_AND_KEYS,male,33,81,,,,,,missing:height
GRANDE_AND_KEYS,female,33,,,,,,,missing:weight|height
MIFFLIN_ST_JEOR,female,33,,166,,,,,missing:weight
KATCH_MCARDLE,male,33,81,,,,,,missing:fat_free_mass_perc
KATCH_MCARDLE,female,33,,,74.5,,,,missing:weight
KATCH_MCARDLE,female,33,,,,,,,missing:weight|fat_free_mass_perc
SCHOFIELD,male,12,,,,,,,missing:weight
MANUAL,male,33,81,180,80,,,,
MANUAL,female,33,,,,,,,
CUNNINGHAM,male,33,81,180,,,,,invalid_formula
NOT_A_FORMULA,female,33,,,,10,12,,invalid_formula
`

const figure = (cell = ''): number | '' => (cell === '' ? '' : Number(cell))

const cases = vectors
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [formula = '', gender, age, weight, height, lean, triceps, subscapular, bmr = '', fault = ''] = line.split(',')
    const inputs: BodyInputs = {
      gender: gender as Sex,
      age: figure(age),
      weight: figure(weight),
      height: figure(height),
      fat_free_mass_perc: figure(lean),
      triceps_fold: figure(triceps),
      subscapular_fold: figure(subscapular),
    }
    return { line, formula, inputs, answer: answerOf(bmr, fault) }
  })

function answerOf(bmr: string, fault: string) {
  const [kind, detail = ''] = fault.split(':')
  if (kind === 'missing') return { missingValues: detail.split('|') }
  if (kind === 'age') return { error: 'age out of range', minimum: detail }
  if (kind === 'invalid_formula') return { error: 'invalid formula' }
  return bmr === '' ? {} : { bmr: Number(bmr) }
}

test('there are 105 vectors', () => expect(cases).toHaveLength(105))

test.each(cases)('$line', ({ formula, inputs, answer }) => expect(metabolicRate(formula, inputs)).toEqual(answer))
