import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import {
  cellsOfText,
  printRowText,
  parseLoad,
  parseRowText,
  parseSetTarget,
  parseShorthandLines,
  splitRowTexts,
  type RowText,
} from '../index.ts'

const nothing: RowText = {
  group: null,
  name: '',
  sets: null,
  target: null,
  load: null,
  rpe: null,
  rir: null,
  restSeconds: null,
  tempo: null,
  note: '',
}
const reps = (text: string) => ({ type: 'reps', reps: text }) as const

describe('a line', () => {
  test.each<[string, Partial<RowText>]>([
    ['Squat 4x8 @8 r120 3010', { name: 'Squat', sets: 4, target: reps('8'), rpe: 8, restSeconds: 120, tempo: '3010' }],
    [
      'B1 Panca inclinata 3x8-10 28kg rir2',
      { group: { letter: 'B', member: 1 }, name: 'Panca inclinata', sets: 3, target: reps('8-10'), load: '28', rir: 2 },
    ],
    ['Stacco 3x5/3/1+ 75/85/95% r3:00', { name: 'Stacco', sets: 3, target: reps('5/3/1+'), load: '75/85/95%', restSeconds: 180 }],
    [
      'Plank 3x45s r60 //gomiti fermi',
      { name: 'Plank', sets: 3, target: { type: 'time', seconds: 45 }, restSeconds: 60, note: 'gomiti fermi' },
    ],
    ['squat 3×5 82,5kg', { name: 'squat', sets: 3, target: reps('5'), load: '82.5' }],
    ['squat 3*5 82.5KG', { name: 'squat', sets: 3, target: reps('5'), load: '82.5' }],
    ['Trazioni 4Xmax bw+5', { name: 'Trazioni', sets: 4, target: reps('max'), load: 'bw+5' }],
    ['Dips 3xcedimento bw', { name: 'Dips', sets: 3, target: reps('max'), load: 'bw' }],
    ['Corsa 5000 1x5km', { name: 'Corsa 5000', sets: 1, target: { type: 'distance', metres: 5_000 } }],
    ['Vogatore 5x500m rest2min', { name: 'Vogatore', sets: 5, target: { type: 'distance', metres: 500 }, restSeconds: 120 }],
    ['Panca 180lb 5x5', { name: 'Panca', sets: 5, target: reps('5'), load: '81.65' }],
    ['Curl 3-1-X-0 3x12 r0', { name: 'Curl', sets: 3, target: reps('12'), restSeconds: 0, tempo: '31X0' }],
    ['Croci 3 x 12', { name: 'Croci', sets: 3, target: reps('12') }],
    ['Panca 60 kg 4x8', { name: 'Panca', sets: 4, target: reps('8'), load: '60' }],
    ['Croci 3x 12 60 kg', { name: 'Croci', sets: 3, target: reps('12'), load: '60' }],
    ['Dip 3 x max bw + 5', { name: 'Dip', sets: 3, target: reps('max'), load: 'bw+5' }],
    ['Panca 4 × 8 – 10 @ 8 rir 2', { name: 'Panca', sets: 4, target: reps('8-10'), rpe: 8, rir: 2 }],
    ['Panca 4x8–10 @75%', { name: 'Panca', sets: 4, target: reps('8-10'), load: '75%' }],
    ['Plank 3 x 45 sec rec 1:30', { name: 'Plank', sets: 3, target: { type: 'time', seconds: 45 }, restSeconds: 90 }],
    ['Squat 4x8 recupero 2 min', { name: 'Squat', sets: 4, target: reps('8'), restSeconds: 120 }],
    ['Squat 4x8 rec. 1’30” 3010', { name: 'Squat', sets: 4, target: reps('8'), restSeconds: 90, tempo: '3010' }],
    ["Squat 4x8 2'", { name: 'Squat', sets: 4, target: reps('8'), restSeconds: 120 }],
    ["Panca 4x8 2' 60 kg", { name: 'Panca', sets: 4, target: reps('8'), load: '60', restSeconds: 120 }],
    ['Panca 4x8 rec 2 min 30 kg', { name: 'Panca', sets: 4, target: reps('8'), load: '30', restSeconds: 120 }],
    ['Trazioni 4xmax +10kg', { name: 'Trazioni', sets: 4, target: reps('max'), load: 'bw+10' }],
    ['Squat 4x8 75 % 90s', { name: 'Squat', sets: 4, target: reps('8'), load: '75%', restSeconds: 90 }],
    ['Panca R 3x8', { name: 'Panca R', sets: 3, target: reps('8') }],
    ['Corsa 20min', { name: 'Corsa', target: { type: 'time', seconds: 1_200 } }],
    ['Corsa 5 km @7', { name: 'Corsa', target: { type: 'distance', metres: 5_000 }, rpe: 7 }],
    ['Corsa 400m 6x1', { name: 'Corsa 400m', sets: 6, target: reps('1') }],
    ['5km', { name: '5km' }],
    ['Leg curl', { name: 'Leg curl' }],
    ['A1', { name: 'A1' }],
    ['', {}],
  ])('%s', (text, row) => {
    expect(parseRowText(text)).toEqual({ row: { ...nothing, ...row }, unreadWords: [] })
  })

  test.each<[string, string, string, readonly string[]]>([
    ['Squat 4x8 pesante //poi scarico', 'Squat', 'poi scarico\npesante (?)', ['pesante']],
    ['Squat 4x8 5x5', 'Squat', '5x5 (?)', ['5x5']],
    ['Squat 99x8 4x8', 'Squat', '99x8 (?)', ['99x8']],
    ['Squat 4x0 @11 r120 rir99 201%', 'Squat', '4x0 @11 rir99 201% (?)', ['4x0', '@11', 'rir99', '201%']],
    ['Squat 4x8 0x8 1000kg r-30', 'Squat', '0x8 1000kg r-30 (?)', ['0x8', '1000kg', 'r-30']],
    ['Panca 30° 4x8', 'Panca 30°', '', []],
    ['@@@', '', '@@@ (?)', ['@@@']],
    ['- 4x8', '', '- (?)', ['-']],
    ['Squat 99 x 8 60kg', 'Squat', '99 x 8 (?)', ['99', 'x', '8']],
    ['Squat 4x8 rir 1-2', 'Squat', 'rir 1-2 (?)', ['rir', '1-2']],
    ['Squat 4x8 20m + lento', 'Squat', '20m + lento (?)', ['20m', '+', 'lento']],
  ])('what is not understood is kept in the note, marked: %s', (text, name, note, unreadWords) => {
    const read = parseRowText(text)
    expect([read.row.name, read.row.note, read.unreadWords]).toEqual([name, note, unreadWords])
  })

  test('no typed character vanishes', () => {
    const word = fc.oneof(
      fc.constantFrom(
        '4x8',
        '3x45s',
        '82,5kg',
        '75%',
        '@8',
        'rir2',
        'r90',
        '3010',
        '3-1-X-0',
        'A1',
        'bw+5',
        'Squat',
        '12',
        'x',
        '//',
        'r',
        '@',
        'kg',
        'rec',
        "2'",
        '5km',
        'max',
        '-',
      ),
      fc.string({ minLength: 1, maxLength: 8 }).filter(text => !/\s/.test(text)),
    )
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 8 }), words => {
        const text = words.join(' ')
        const { row, unreadWords } = parseRowText(text)
        const [line = '', ...notes] = text.split('//')
        const partWords = line
          .split(/\s+/)
          .filter(Boolean)
          .slice(row.group ? 1 : 0)
        // a word that is no part stands in the name or in the note, letter by letter
        for (const word of [...row.name.split(' ').filter(Boolean), ...unreadWords]) {
          expect(partWords).toContain(word)
          partWords.splice(partWords.indexOf(word), 1)
        }
        // the others say the figures, and nothing else
        const figures = parseRowText(`name ${partWords.join(' ')}`)
        expect(figures).toEqual({ row: { ...row, group: null, name: 'name', note: '' }, unreadWords: [] })
        // a sign at the end of the name would belong to the figure that is printed behind it
        if (unreadWords.length === 0 && !/(?:^|\s)(?:@|r|rec)$/.test(row.name)) expect(parseRowText(printRowText(row)).row).toEqual(row)
        const unreadNote = unreadWords.length > 0 ? `${unreadWords.join(' ')} (?)` : ''
        expect(row.note).toBe([notes.join('//').trim(), unreadNote].filter(Boolean).join('\n'))
      }),
      runs,
    )
  })

  test('is printed as it is read', () => {
    const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
    const target = fc.oneof(
      fc.constantFrom('8', '8-10', '10/8/6', '5+', 'max', '12/10/max').map(reps),
      fc.integer({ min: 1, max: 5_000 }).map(seconds => ({ type: 'time', seconds }) as const),
      fc.integer({ min: 1, max: 9_000 }).map(metres => ({ type: 'distance', metres }) as const),
    )
    const rows: fc.Arbitrary<RowText> = fc.record({
      group: orNull(fc.record({ letter: fc.constantFrom('A', 'B', 'Z'), member: fc.integer({ min: 1, max: 9 }) })),
      name: fc.constantFrom('Squat', 'Panca inclinata', 'Alzate laterali ai cavi'),
      sets: fc.integer({ min: 1, max: 20 }),
      target,
      load: orNull(fc.constantFrom('82.5', '80/85/90', '75%', '75/80/85%', 'bw', 'bw+5', 'bw-10')),
      rpe: orNull(fc.constantFrom(6, 7.5, 10)),
      rir: orNull(fc.integer({ min: 0, max: 5 })),
      restSeconds: orNull(fc.integer({ min: 0, max: 3_600 })),
      tempo: orNull(fc.constantFrom('3010', '31X0', '2020')),
      note: fc.constantFrom('', 'gomiti fermi', 'a // b'),
    })
    fc.assert(
      fc.property(rows, row => {
        expect(parseRowText(printRowText(row))).toEqual({ row, unreadWords: [] })
      }),
      runs,
    )
  })
})

test('a name that is too long for one goes on in the note', () => {
  const [start, rest] = ['x'.repeat(120), 'yz']
  expect(cellsOfText(parseRowText(`${start}${rest} 3x8 //piano`).row)).toMatchObject({ exercise: { name: start }, note: `${rest} piano` })
})

describe('several exercises in one line', () => {
  test.each<[string, string[]]>([
    ['Squat 4x8 @8 r120 3010 · B1 Panca inclinata 3x8-10 28kg rir2', ['Squat 4x8 @8 r120 3010', 'B1 Panca inclinata 3x8-10 28kg rir2']],
    ['Squat · Panca · Stacco', ['Squat', 'Panca', 'Stacco']],
    ['Plank 3x45s //fermi · Dip 3x8', ['Plank 3x45s //fermi', 'Dip 3x8']],
    ['Plank 3x45s //fermi · lento', ['Plank 3x45s //fermi · lento']],
    ['Plank 45s · Croci 3x12', ['Plank 45s', 'Croci 3x12']],
    // as a week in columns shows it
    ['Squat 4×6 · 85 kg · RPE 8 · 02:30', ['Squat 4×6 85 kg RPE 8 02:30']],
    ['Panca 4x8 + Rematore 3x10; Dip 3xmax', ['Panca 4x8', 'Rematore 3x10', 'Dip 3xmax']],
    ['Squat + press 3x5', ['Squat + press 3x5']],
    ['Dip 3x8 bw + 5', ['Dip 3x8 bw + 5']],
    ['Squat 4x8; lento', ['Squat 4x8; lento']],
    ['Squat 4x8 · ', ['Squat 4x8']],
    [' ', []],
  ])('%s', (line, texts) => expect(splitRowTexts(line)).toEqual(texts))

  test('say what no note can hold', () => {
    const { rows, unread } = parseShorthandLines(`Squat 3x5 //${'lento '.repeat(700)}`)
    const [note] = rows.map(({ cells }) => cells['note'])
    expect(note).toHaveLength(4_000)
    expect(unread).toEqual([{ row: 0, column: 'note', text: 'lento '.repeat(700).trim().slice(4_000) }])
  })

  test('are rows of their own in what is pasted, each with its parts', () => {
    const { rows, unread } = parseShorthandLines('Panca piana 4x8 60kg rir3 · Rematore 3x10 40kg rir1\nDip 3xmax')
    expect(unread).toEqual([])
    expect(rows.map(({ cells }) => cells)).toEqual([
      { exercise: { name: 'Panca piana' }, sets: 4, reps: '8', load: '60', rir: 3 },
      { exercise: { name: 'Rematore' }, sets: 3, reps: '10', load: '40', rir: 1 },
      { exercise: { name: 'Dip' }, sets: 3, reps: 'max' },
    ])
  })
})

test.each(['', '0', '1000', '8-', '-8', '8--10', '/8', '8//6', '45', '2:75', '0s', 'm', '1e3', '٤'])('%s is no target of a set', text => {
  expect(parseSetTarget(text)?.type === 'reps' ? text : undefined).toBe(text === '45' ? '45' : undefined)
})

test.each(['', 'kg', '-5kg', '1000kg', '5', '201%', 'bw+', 'bw+-5', '5kg5', '1,234kg', '1/ /2kg'])('%s is no load', text => {
  expect(parseLoad(text)).toBeUndefined()
})

test.each([
  ['A1 Push up 3x10\nA2 Rematore 3x10\nB Squat 5x5\nC) Plank 3x30s', ['Push up', 'Rematore', 'Squat', 'Plank']],
  ['A Squat 5x5\nB1 Push up 3x10\nB2 Rematore 3x10', ['Squat', 'Push up', 'Rematore']],
  // not the letter that comes next, or no line that names a place
  ['A1 Push up 3x10\nA2 Rematore 3x10\nT bar row 3x8', ['Push up', 'Rematore', 'T bar row']],
  ['B Squat 5x5\nC Panca 3x8', ['B Squat', 'C Panca']],
])('the letters of rows on their own go where others name places: %j', (text, names) => {
  expect(parseShorthandLines(text).rows.map(({ cells }) => cells['exercise'])).toEqual(names.map(name => ({ name })))
})
