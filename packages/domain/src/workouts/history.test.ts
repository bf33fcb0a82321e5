import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { ImportedWorkout } from '@allenio/contract/workouts'
import { exerciseNamesOf, historyBatches, parseTrainingHistory } from './history-file.ts'
import { parseMoment, parseSeconds } from './history-times.ts'

const strong = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2023-11-20 18:30:12,Push,1h 5m,"Bench Press (Barbell)",W,40,10,0,0,,"Ok, bene",
2023-11-20 18:30:12,Push,1h 5m,"Bench Press (Barbell)",1,82.5,8,0,0,piano,"Ok, bene",8.5
2023-11-20 18:30:12,Push,1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,90,,,
2023-11-20 18:30:12,Push,1h 5m,Plank,1,0,0,0,60,,,
2023-11-18 07:00:00,Pull,45m,Chin Up,D,0,6,0,0,,,`

const hevyColumns =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type",' +
  '"weight_lbs","reps","distance_miles","duration_seconds","rpe"'
const hevy = `${hevyColumns}
"Legs","22 Nov 2023, 18:30","22 Nov 2023, 19:15","","Squat (Barbell)","1","",0,"normal",220,5,,,9
"Legs","22 Nov 2023, 18:30","22 Nov 2023, 19:15","","Running",,"",0,"dropset",,,1,600,`

test('Strong writes a row for each set, and rows that are none', () => {
  const history = parseTrainingHistory(strong)
  expect(history).toMatchObject({ app: 'strong', refusedRows: 0, needsUnit: true })
  expect(history?.workouts.map(({ name, day, clock, minutes }) => [name, day, clock, minutes])).toEqual([
    ['Pull', '2023-11-18', '07:00', 45],
    ['Push', '2023-11-20', '18:30', 65],
  ])
  const [bench, plank] = history?.workouts[1]?.exercises ?? []
  expect(bench?.sets.map(({ kind, kg, reps, rpe }) => [kind, kg, reps, rpe])).toEqual([
    ['warmup', 40, 10, null],
    ['work', 82.5, 8, 8.5],
  ])
  expect(plank?.sets).toMatchObject([{ kg: null, reps: null, seconds: 60 }])
  expect(history?.workouts[0]?.exercises[0]?.sets).toMatchObject([{ kind: 'drop', reps: 6 }])
})

test('loads without a unit are those that somebody says', () => {
  expect(parseTrainingHistory(strong, 'lb')?.workouts[1]?.exercises[0]?.sets[1]?.kg).toBe(37.42)
})

test('Hevy names its units and its kinds of sets', () => {
  const history = parseTrainingHistory(hevy)
  expect(history).toMatchObject({ app: 'hevy', needsUnit: false })
  expect(history?.workouts).toMatchObject([{ name: 'Legs', minutes: 45, note: '' }])
  const [squat, running] = history?.workouts[0]?.exercises ?? []
  expect(squat).toMatchObject({ superset: '1', sets: [{ kg: 99.79, reps: 5, rpe: 9 }] })
  expect(running).toMatchObject({ sets: [{ kind: 'drop', metres: 1609.34, seconds: 600 }] })
})

test('names are asked for once, and what was chosen for them goes along', () => {
  const history = parseTrainingHistory(strong) ?? { workouts: [] }
  expect(exerciseNamesOf(history)).toEqual(['Chin Up', 'Bench Press (Barbell)', 'Plank'])
  const [batch] = historyBatches(history, new Map([['Plank', { id: '0192f000-0000-7000-8000-000000000001', name: 'Plank' }]]))
  expect(batch?.[1]?.exercises.map(({ exercise }) => exercise.id !== undefined)).toEqual([false, true])
})

test.each([
  ['2023-11-22 18:30:12', '2023-11-22 18:30'],
  ['2023-11-22T07:05:00+01:00', '2023-11-22 07:05'],
  ['22 nov. 2023, 18:30', '2023-11-22 18:30'],
  ['Nov 22, 2023, 6:30 PM', '2023-11-22 18:30'],
  ['Nov 2, 2023, 12:05 AM', '2023-11-02 00:05'],
  ['22 mag 2023, 18:30', '2023-05-22 18:30'],
  ['2023-02-30 10:00', undefined],
  ['2023-11-22 25:00', undefined],
  ['ieri', undefined],
])('%s is %s', (text, expected) => {
  const moment = parseMoment(text)
  expect(moment ? `${moment.day} ${moment.clock}` : undefined).toBe(expected)
})

test('durations', () => {
  expect(['1h 5m', '1h5m', '45m', '3900', '2h', '', 'lungo'].map(parseSeconds)).toEqual([3900, 3900, 2700, 3900, 7200, 0, 0])
})

test('a file of something else is none', () => {
  for (const text of ['', 'a,b\n1,2', 'Date,Weight\n2023-11-22 10:00,80']) expect(parseTrainingHistory(text)).toBeNull()
})

test('whatever stands in the cells, what comes out may be sent', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 40 }).map(text => text.replaceAll('"', '').replaceAll('\0', '')),
    fc.constantFrom('1e999', '-0', '999999999', 'NaN', 'W', '=1+1', '8,5', '-12', '12:30', '\u{1F4AA}'.repeat(200)),
  )
  const [heading = ''] = strong.split('\n')
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { maxLength: 20 }), rows => {
      // a number of repetitions, so that most rows are sets
      const lines = rows.map(cells =>
        ['2023-11-20 18:30:12', 'Push', ...cells.slice(0, 4), '8', ...cells.slice(4)].map(each => `"${each}"`).join(','),
      )
      const history = parseTrainingHistory([heading, ...lines].join('\n'))
      for (const workout of history?.workouts ?? []) expect(ImportedWorkout.safeParse(workout).success).toBe(true)
    }),
    runs,
  )
})
