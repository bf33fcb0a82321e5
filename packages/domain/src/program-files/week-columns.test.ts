import { parseWorkbook, type Sheet } from '@allenio/domain/workbooks'
import { expect, test } from 'vitest'
import { guessLayout, parseProgramSheets, weeksBelowEachOther } from './index.ts'

const sheetOf = (text: string) => parseWorkbook(new TextEncoder().encode(text.replaceAll(/ *\| */g, ';')))

/** Each week as its days, a row in few words. */
function weeksOf(sheets: readonly Sheet[]) {
  const below = sheets.map(sheet => weeksBelowEachOther(sheet) ?? sheet)
  return parseProgramSheets(below, guessLayout(below), 'it').weeks.map(({ name, isDeload, days }) => [
    [name, isDeload && 'deload'].filter(Boolean).join(' '),
    ...days.map(day => [
      day.name,
      ...day.workouts.flatMap(({ rows }) =>
        rows.map(({ cells: { exercise, sets, reps, load, note } }) =>
          [Object(exercise)['name'], sets, reps, load, note].filter(Boolean).join(' '),
        ),
      ),
    ]),
  ])
}

test('weeks beside shared exercises, with titles over merged cells and a week that is longer than the others', async () => {
  const sheets = await sheetOf(`Scheda di Marta
Esercizio | Settimana 1 | | | Settimana 2 | | | Settimana 3 (scarico) | |
 | Serie | Rip | Carico | Serie | Rip | Carico | Serie | Rip | Carico
Giorno A: Gambe
Squat | 4 | 8 | 80 | 4 | 8 | 82,5 | 2 | 8 | 60
Affondi | 3 | 12 | | 3 | 12 | | | |
Giorno B
Panca | 4 | 6 | 60 | 5 | 6 | 60 | 3 | 6 | 50`)
  expect(weeksOf(sheets)).toEqual([
    ['', ['Gambe', 'Squat 4 8 80', 'Affondi 3 12'], ['', 'Panca 4 6 60']],
    ['', ['Gambe', 'Squat 4 8 82.5', 'Affondi 3 12'], ['', 'Panca 5 6 60']],
    ['deload', ['Gambe', 'Squat 2 8 60'], ['', 'Panca 3 6 50']],
  ])
})

test('columns for the day and the exercise before the weeks, and notes of all weeks behind them', async () => {
  const sheets = await sheetOf(`Day | Exercise | Week 1 | | Week 2 | | Notes
 | | Sets | Reps | Sets | Reps |
1 | Squat | 4 | 8 | 5 | 5 | slow
 | Bench | 3 | 10 | 3 | 8 |
2 | Row | 3 | 12 | 4 | 10 | `)
  expect(weeksOf(sheets)).toEqual([
    ['', ['', 'Squat 4 8 slow', 'Bench 3 10'], ['', 'Row 3 12']],
    ['', ['', 'Squat 5 5 slow', 'Bench 3 8'], ['', 'Row 4 10']],
  ])
})

test('a day that begins with an exercise which one of the weeks leaves out', async () => {
  const sheets = await sheetOf(`Giorno | Allenamento | Esercizio | Settimana 1 | | Settimana 2 |
 | | | Serie | Rip | Serie | Rip
1 | Spinta | Panca | 4 | 8 | |
 | | Dip | 3 | 10 | 3 | 8
 | Tirata | Stacco | 3 | 5 | |
 | Gambe | Squat | 4 | 8 | 5 | 5
2 | | Corsa | 1 | 10 | |
3 | | Remo | 3 | 12 | 4 | 10`)
  expect(weeksOf(sheets)).toEqual([
    ['', ['', 'Panca 4 8', 'Dip 3 10', 'Stacco 3 5', 'Squat 4 8'], ['', 'Corsa 1 10'], ['', 'Remo 3 12']],
    ['', ['', 'Dip 3 8', 'Squat 5 5'], ['', 'Remo 4 10']],
  ])
})

test('a column of days inside each week, and days that are called the same in every week', async () => {
  const sheets = await sheetOf(`Settimana 1 | | | | Settimana 2 | | |
Giorno | Esercizio | Serie | Rip | Giorno | Esercizio | Serie | Rip
Giorno A: Gambe | Squat | 4 | 8 | Giorno A: Gambe | Squat | 5 | 5
 | Panca | 3 | 10 | | Panca | 3 | 8`)
  expect(weeksOf(sheets)).toEqual([
    ['', ['Gambe', 'Squat 4 8', 'Panca 3 10']],
    ['', ['Gambe', 'Squat 5 5', 'Panca 3 8']],
  ])
})

test('each week with its own exercises, and further weeks in a second band', async () => {
  const sheets = await sheetOf(`Week 1 | | | Week 2 | |
Exercise | Sets | Reps | Exercise | Sets | Reps
Day 1 | | | Day 1 | |
Squat | 4 | 8 | Front squat | 4 | 6
Bench | 3 | 8 | Bench | 3 | 6
Week 3 | | | Week 4 | |
Exercise | Sets | Reps | Exercise | Sets | Reps
Day 1
Squat | 5 | 5 | Squat | 3 | 3`)
  expect(weeksOf(sheets)).toEqual([
    ['', ['', 'Squat 4 8', 'Bench 3 8']],
    ['', ['', 'Front squat 4 6', 'Bench 3 6']],
    ['', ['', 'Squat 5 5']],
    ['', ['', 'Squat 3 3']],
  ])
})

test('rows that end with their last text, and titles in the line of the headings’ gaps, as an XLSX has them', () => {
  const rows = [
    ['', 'Settimana 1', '', 'Settimana 2'],
    ['Esercizio', 'Serie', 'Kg', 'Serie', 'Kg'],
    ['Lunedì'],
    ['Squat', '4', '80', '4', '82.5'],
    ['Plank', '3'],
  ]
  expect(weeksOf([{ name: 'Scheda', rows: rows.map((cells, at) => ({ line: at + 1, cells })) }])).toEqual([
    ['', ['Lunedì', 'Squat 4 80', 'Plank 3']],
    ['', ['Lunedì', 'Squat 4 82.5']],
  ])
})

test.each([
  ['weeks below each other', `Settimana 1 | |\nEsercizio | Serie | Rip\nSquat | 4 | 8\nSettimana 2 | |\nSquat | 5 | 5`],
  ['a comparison of weeks without headings', `Week 1 | Week 2\n80 | 82,5`],
  ['different headings', `Esercizio | Settimana 1 | Settimana 2\n | Serie | Rip\nSquat | 4 | 8`],
  ['a column of weeks', `Settimana | Esercizio | Serie\n1 | Squat | 4\n2 | Squat | 5`],
])('%s stay as they are', async (_, text) => {
  const [sheet] = await sheetOf(text)
  expect(sheet && weeksBelowEachOther(sheet)).toBeUndefined()
})
