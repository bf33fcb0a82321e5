import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { ImportedWorkout } from '@allenio/contract/workouts'
import { TableFault } from '@allenio/domain/tables'
import { guessHistoryLayout, missingColumns } from './columns.ts'
import { exerciseNamesOf, historyBatches, withExercises } from './exercise-names.ts'
import { csvHistoryRows, dateOrderOf, needsUnit, parseHistory, peopleOf, type HistoryChoices } from './history.ts'
import { parseMoment, parseSeconds } from './times.ts'

const today = '2026-12-01'

/** Reads a file as the screen does before anybody has chosen anything. */
function historyOf(text: string, choices: Partial<HistoryChoices> = {}) {
  const rows = csvHistoryRows(text)
  const layout = guessHistoryLayout(rows)
  const dateOrder = dateOrderOf(rows, layout)?.order ?? 'day first'
  return { layout, rows, ...parseHistory(rows, { layout, unit: 'kg', dateOrder, today, ...choices }) }
}

const strong = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2023-11-20 18:30:12,Push,1h 5m,"Bench Press (Barbell)",W,40,10,0,0,,"Ok, bene",
2023-11-20 18:30:12,Push,1h 5m,"Bench Press (Barbell)",1,82.5,8,0,0,piano,"Ok, bene",8.5
2023-11-20 18:30:12,Push,1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,90,,,
2023-11-20 18:30:12,Push,1h 5m,Plank,1,0,0,0,60,,,
2023-11-18 07:00:00,Pull,45m,Chin Up,D,0,6,0,0,,,`

const strongOnAndroidColumns =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;' +
  'Workout Duration'
const strongOnAndroid = `${strongOnAndroidColumns}
2022-02-16 17:40:08;"Full; body";"Overhead Press (Barbell)";1;45;lbs;2;;;;0;"";"note";58m
2022-02-16 17:40:08;"Full; body";"Overhead Press (Barbell)";F;22,5;kg;3;;;;0;"una ""buona""
serie";;58m
2022-02-16 17:40:08;"Full; body";Running;1;0;;0;;2,5;km;900;;;58m`

const newerStrongColumns =
  '"Workout #","Date","Workout Name","Duration (sec)","Exercise Name","Set Order","Weight (kg)","Reps","RPE","Distance (meters)",' +
  '"Seconds","Notes","Workout Notes"'
const newerStrong = `\uFEFF${newerStrongColumns}
"1","2024-01-15 6:30:00\u202FPM","Legs","3900","Squat (Barbell)","1","100","5","","","","",""
"1","2024-01-15 6:30:00\u202FPM","Legs","3900","Running (Treadmill)","1","","","","2500","900","",""`

const hevyColumns =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type",' +
  '"weight_lbs","reps","distance_miles","duration_seconds","rpe"'
const hevy = `${hevyColumns}
"Legs","22 Nov 2023, 18:30","22 Nov 2023, 19:15","","Squat (Barbell)","1","",0,"normal",220,5,,,9
"Legs","22 Nov 2023, 18:30","22 Nov 2023, 19:15","","Running",,"",0,"dropset",,,1,600,`

test('a row of Strong whose only figures are not understood is kept with them in its note', () => {
  const [columns = ''] = strong.split('\n')
  const { workouts, unreadCells } = historyOf(`${columns}\n2023-11-20 18:30:12,Push,1h,Bench,1,0,molte,0,0,,,`)
  expect(workouts.map(({ exercises }) => exercises.map(({ note, sets }) => [note, sets.length]))).toEqual([[['molte?', 1]]])
  expect(unreadCells).toBe(1)
})

test('Strong writes a row for each set, and rows that are none', () => {
  const { layout, rows, workouts, refusedRows, unreadCells } = historyOf(strong)
  expect([layout.source, needsUnit(rows, layout), refusedRows, unreadCells]).toEqual(['strong', true, 0, 0])
  expect(workouts.map(({ name, day, clock, minutes, note }) => [name, day, clock, minutes, note])).toEqual([
    ['Pull', '2023-11-18', '07:00', 45, ''],
    ['Push', '2023-11-20', '18:30', 65, 'Ok, bene'],
  ])
  const [bench, plank] = workouts[1]?.exercises ?? []
  expect(bench?.note).toBe('piano')
  expect(bench?.sets.map(({ kind, kg, reps, rpe }) => [kind, kg, reps, rpe])).toEqual([
    ['warmup', 40, 10, null],
    ['work', 82.5, 8, 8.5],
  ])
  expect(plank?.sets).toMatchObject([{ kg: null, reps: null, seconds: 60 }])
  expect(workouts[0]?.exercises[0]?.sets).toMatchObject([{ kind: 'drop', reps: 6 }])
})

test('Strong on Android has semicolons, units of their own, quotes and lines in notes', () => {
  const { layout, rows, workouts } = historyOf(strongOnAndroid)
  expect([layout.source, needsUnit(rows, layout)]).toEqual(['strong', false])
  expect(workouts).toMatchObject([{ name: 'Full; body', minutes: 58, note: 'note' }])
  const [press, running] = workouts[0]?.exercises ?? []
  expect(press).toMatchObject({
    note: 'una "buona"\nserie',
    sets: [
      { kg: 20.41, reps: 2 },
      { kg: 22.5, reps: 3, kind: 'failure' },
    ],
  })
  expect(running?.sets).toMatchObject([{ metres: 2500, seconds: 900, reps: null }])
})

test('newer files of Strong have a mark, units in their headings and clocks of twelve hours', () => {
  const { layout, rows, workouts } = historyOf(newerStrong)
  expect([layout.source, needsUnit(rows, layout)]).toEqual(['strong', false])
  expect(workouts).toMatchObject([{ name: 'Legs', day: '2024-01-15', clock: '18:30', minutes: 65 }])
  expect(workouts[0]?.exercises.map(({ sets }) => sets[0])).toMatchObject([
    { kg: 100, reps: 5 },
    { metres: 2500, seconds: 900 },
  ])
})

test('a unit is asked for only where a load has none', () => {
  const isOpen = (load: string) => {
    const { rows, layout } = historyOf(`Data,Esercizio,Ripetizioni,Carico\n13/11/2026,Squat,5,${load}`)
    return needsUnit(rows, layout)
  }
  expect(['100', '60/70', '100 kg', '225 lbs', 'bw', '0', ''].map(isOpen)).toEqual([true, true, false, false, false, false, false])
})

test('loads without a unit are those that somebody says', () => {
  expect(historyOf(strong, { unit: 'lb' }).workouts[1]?.exercises[0]?.sets[1]?.kg).toBe(37.42)
})

test('Hevy names its units and its kinds of sets', () => {
  const { layout, rows, workouts } = historyOf(hevy)
  expect([layout.source, needsUnit(rows, layout)]).toEqual(['hevy', false])
  expect(workouts).toMatchObject([{ name: 'Legs', minutes: 45, note: '' }])
  const [squat, running] = workouts[0]?.exercises ?? []
  expect(squat).toMatchObject({ superset: '1', sets: [{ kg: 99.79, reps: 5, rpe: 9 }] })
  expect(running).toMatchObject({ sets: [{ kind: 'drop', metres: 1609.34, seconds: 600 }] })
})

const table = `Allenamenti di Anna,,,,,,
Cliente,Data,Scheda,Esercizio,Serie,Ripetizioni,Carico,Note
Anna Verdi,13/11/2026,A,Squat,3,5,100 kg,
Anna Verdi,13/11/2026,A,Panca piana,,8/8/6,"62,5/65/65",ferma al petto
Anna Verdi,13/11/2026,A,Trazioni,3,max,bw,
Luca Neri,12/11/2026,B,Stacco,,3x5,315 lbs,
Anna Verdi,12/12/2026,A,Squat,1,5,100,
Anna Verdi,,A,Curl,1,5,20,
Anna Verdi,14/11/2026,A,,1,5,20,
Anna Verdi,14/11/2026,B,Corsa,,,,30 minuti piano`

test('a table of any product is read by everyday headings, a person at a time', () => {
  const { layout, rows, workouts } = historyOf(table, { person: 'Anna Verdi' })
  expect([layout.source, layout.headingRow, missingColumns(layout.columns)]).toEqual(['other', 1, []])
  expect(peopleOf(rows, layout)).toEqual(['Anna Verdi', 'Luca Neri'])
  expect(dateOrderOf(rows, layout)).toEqual({ order: 'day first', isSure: true })
  expect(workouts.map(({ day, clock, name }) => [day, clock, name])).toEqual([
    ['2026-11-13', '12:00', 'A'],
    ['2026-11-14', '12:00', 'B'],
  ])
  const figures = workouts[0]?.exercises.map(({ exercise, note, sets }) => [exercise.name, note, sets.map(({ kg, reps }) => [kg, reps])])
  expect(figures).toEqual([
    [
      'Squat',
      '',
      [
        [100, 5],
        [100, 5],
        [100, 5],
      ],
    ],
    [
      'Panca piana',
      'ferma al petto',
      [
        [62.5, 8],
        [65, 8],
        [65, 6],
      ],
    ],
    ['Trazioni', 'max?', [[null, null]]],
  ])
  expect(workouts[1]?.exercises).toMatchObject([{ note: '30 minuti piano', sets: [{ reps: null }] }])
})

test('sets that are numbered are not counted', () => {
  const rows = 'Data,Esercizio,Serie,Ripetizioni,Carico\n13/11/2026,Squat,1,5,100\n13/11/2026,Squat,2,5,102.5\n13/11/2026,Squat,3,4,105'
  expect(historyOf(rows).workouts[0]?.exercises[0]?.sets.map(({ kg }) => kg)).toEqual([100, 102.5, 105])
})

test('what was left out or not understood is told with its line', () => {
  const { refusedRows, unreadCells, faults } = historyOf(table)
  expect([refusedRows, unreadCells]).toEqual([3, 1])
  expect(faults.map(({ line, fault, value }) => [line, fault, value])).toEqual([
    [5, 'not read', 'max'],
    [7, 'not over yet', '12/12/2026'],
    [8, 'no day', ''],
    [9, 'no exercise', ''],
  ])
  expect(historyOf(table, { person: 'Luca Neri' }).workouts[0]?.exercises[0]?.sets.map(({ kg, reps }) => [kg, reps])).toEqual(
    Array.from({ length: 3 }, () => [142.88, 5]),
  )
})

test.each([
  ['13/11/2026', '12/11/2026', { order: 'day first', isSure: true }],
  ['11/12/2026', '11/13/2026', { order: 'month first', isSure: true }],
  ['11/12/2026', '10/11/2026', { order: 'day first', isSure: false }],
  ['2026-11-12', '2026-11-13', null],
])('dates %s and %s', (one, other, expected) => {
  const { rows, layout } = historyOf(`Date,Exercise,Reps\n${one},Squat,5\n${other},Squat,5`)
  expect(dateOrderOf(rows, layout)).toEqual(expected)
})

test('names are asked for once, and what was chosen for them goes along', () => {
  const { workouts } = historyOf(strong)
  expect(exerciseNamesOf(workouts)).toEqual([
    { name: 'Chin Up', count: 1, type: 'reps' },
    { name: 'Bench Press (Barbell)', count: 1, type: 'reps' },
    { name: 'Plank', count: 1, type: 'time' },
  ])
  const plank = { id: '0192f000-0000-7000-8000-000000000001', name: 'Plank' }
  const chosen = withExercises(
    workouts,
    new Map([
      ['Plank', plank],
      ['Chin Up', null],
    ]),
  )
  expect(chosen.map(({ exercises }) => exercises.map(({ exercise }) => exercise))).toEqual([[{ name: 'Bench Press (Barbell)' }, plank]])
  expect(historyBatches(Array.from({ length: 26 }, () => chosen).flat()).map(batch => batch.length)).toEqual([25, 1])
})

test.each([
  ['2023-11-22 18:30:12', '2023-11-22 18:30'],
  ['2023-11-22T07:05:00+01:00', '2023-11-22 07:05'],
  ['2023-11-22T23:30:00Z', '2023-11-23 00:30'],
  ['2023-11-22', '2023-11-22 null'],
  ['22 nov. 2023, 18:30', '2023-11-22 18:30'],
  ['22 de nov. de 2023, 18:30', '2023-11-22 18:30'],
  ['18 sept. 2026, 17:31', '2026-09-18 17:31'],
  ['3 août 2025, 9:05', '2025-08-03 09:05'],
  ['1. Okt. 2025, 18:30', '2025-10-01 18:30'],
  ['Wednesday, 13 August 2025 at 07:32', '2025-08-13 07:32'],
  ['Nov 22, 2023, 6:30 PM', '2023-11-22 18:30'],
  ['Nov 2, 2023, 12:05 AM', '2023-11-02 00:05'],
  ['Wed, Nov 22, 2023', '2023-11-22 null'],
  ['22 mag 2023, 18:30', '2023-05-22 18:30'],
  ['22.11.2023 18.30', '2023-11-22 18:30'],
  ['05/11/23', '2023-11-05 null'],
  ['2023-02-30 10:00', undefined],
  ['31/11/2023', undefined],
  ['2023-11-22 25:00', undefined],
  ['ieri', undefined],
])('%s is %s', (text, expected) => {
  const moment = parseMoment(text)
  expect(moment ? `${moment.day} ${moment.clock}` : undefined).toBe(expected)
})

test('the month comes first where somebody says so', () => {
  expect(parseMoment('11/5/2023 6:30 PM', 'month first')).toEqual({ day: '2023-11-05', clock: '18:30' })
})

test('durations', () => {
  const texts = ['1h 5m', '1h5m', '45m', '3900', '2h', '1:05:00', '1:30', '90"', '30 min', '', 'lungo']
  expect(texts.map(parseSeconds)).toEqual([3900, 3900, 2700, 3900, 7200, 3900, 90, 90, 1800, 0, 0])
})

test('a file of something else has no columns for it', () => {
  for (const text of ['', 'a,b\n1,2', 'Date,Weight\n2023-11-22 10:00,80'])
    expect(missingColumns(guessHistoryLayout(csvHistoryRows(text)).columns)).toContain('exercise')
  expect(() => csvHistoryRows('Date,"Workout\n1,2')).toThrow(TableFault)
})

test('a history of years is read whole, and one that is larger than a table may be is refused', () => {
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, row) => {
      const day = new Date(Date.UTC(2015, 0, 1 + Math.floor(row / 25))).toISOString().slice(0, 10)
      return `${day} 18:30:00,Push,1h,Exercise ${Math.floor(row / 5) % 40},${(row % 5) + 1},${60 + (row % 40)},8,0,0,,,`
    })
  const [heading = ''] = strong.split('\n')
  expect(historyOf([heading, ...linesOf(10_000)].join('\n')).workouts).toHaveLength(400)
  expect(() => csvHistoryRows([heading, ...linesOf(50_000)].join('\n'))).toThrow(TableFault)
})

test('whatever stands in the cells, what comes out may be sent', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 40 }).map(text => text.replaceAll('"', '').replaceAll('\0', '')),
    fc.constantFrom('1e999', '-0', '999999999', 'NaN', 'W', '=1+1', '8,5', '-12', '12:30', '3x8', '60/70', '\u{1F4AA}'.repeat(200)),
  )
  const [heading = ''] = strong.split('\n')
  const headings = [heading, 'Data,Scheda,Durata,Esercizio,Serie,Ripetizioni,Carico,Distanza,Secondi,Note,RIR,RPE']
  fc.assert(
    fc.property(
      fc.constantFrom(...headings),
      fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { maxLength: 20 }),
      (first, rows) => {
        // a number of repetitions, so that most rows are sets
        const lines = rows.map(cells =>
          ['2023-11-20 18:30:12', 'Push', ...cells.slice(0, 4), '8', ...cells.slice(4)].map(each => `"${each}"`).join(','),
        )
        for (const workout of historyOf([first, ...lines].join('\n')).workouts)
          expect(ImportedWorkout.safeParse(workout).error).toBeUndefined()
      },
    ),
    runs,
  )
})
