import { html, type Html } from '#platform/html'
import type { DrawingText } from '../texts/drawings.it.ts'
import { across, bar, box, down, run, screen, widthOf, words } from './canvas.ts'
import { iconAt } from './icons.ts'

type Words = DrawingText['program']

// key, sets, reps, load, RIR, RPE, TUT, rest; a member of a superset carries its number
const rows = [
  ['A', '4', '6–8', 'load', '2', '8', '3010', '2:30'],
  ['B1', '3', '8–10', '28', '2', '8', '3110', '–'],
  ['B2', '3', '10–12', '34', '1', '9', '3011', '1:30'],
  ['C', '3', '8–10', '22', '2', '8', '3010', '2:00'],
  ['D1', '4', '12–15', '9', '1', '9', '2011', '–'],
  ['D2', '4', '12–15', '27', '1', '9', '2011', '1:00'],
  ['E', '3', '0:45', '–', '–', '7', '–', '1:00'],
  ['A', '4', '5–6', '95', '2', '8', '31X0', '3:00'],
  ['B', '3', '8', '85', '2', '8', '3010', '2:00'],
  ['C1', '3', '10–12', '42', '1', '9', '3011', '–'],
] as const
const weeks = [68, 72, 78, 46, 76, 82, 88, 50]
const ends = [329, 412, 482, 524, 564, 616, 663]

/** A program being written: weeks on top, one row an exercise, the volume beside. */
export const programGrid = (text: Words): Html =>
  screen({
    width: 1080,
    height: 560,
    label: text.label,
    look: 'd-scheme',
    content: html`${box(0, 0, 1080, 560, 'f-card')}${box(
      0,
      0,
      1080,
      100,
      'f-page',
    )}<text x="24" y="28" class="t20 w7">${text.name}</text>${words(
      24,
      47,
      text.about,
      'f-ink2 t12',
    )}${box(810, 12, 150, 30, 'f-card s-line', 6)}${box(886, 12, 74, 30, 'f-ink', 6)}${words(
      848,
      32,
      text.views[0],
      'w5 mid',
    )}${words(923, 32, text.views[1], 'f-card w6 mid')}${box(974, 12, 86, 30, 'f-accent', 6)}${words(
      1017,
      32,
      text.publish,
      'f-on-accent w6 mid',
    )}${weeks.map((sets, at) => weekChip(text, sets, at))}${[24, 232, ...ends].map((x, at) =>
      words(x, 121, text.heads[at], `f-ink3 t12 w5${at > 1 ? ' end' : ''}`),
    )}${words(682, 121, text.heads[9], 'f-ink3 t12 w5')}${across(0, 132, 790)}${day(text.day, text.dayName, text.dayNote, 132)}${rows
      .slice(0, 7)
      .map((row, at) => exercise(text, row, at, 164 + at * 33))}${selection()}${day(text.day2, text.dayName2, text.dayNote2, 395)}${rows
      .slice(7)
      .map((row, at) => exercise(text, row, at + 7, 427 + at * 33))}${words(24, 548, '⋮', 'f-ink3')}${volume(text)}`,
  })

function weekChip(text: Words, sets: number, at: number): Html {
  const x = 24 + at * 130
  const isOpen = at === 4
  const name = `${text.week}${at + 1}`
  return html`${box(x, 58, 122, 34, isOpen ? 'f-card s-ink thick' : 'f-card s-line', 6)}${words(x + 9, 76, name, 't12 w7')}${
    sets < 60 ? words(x + 18 + widthOf(name, 13), 76, text.deload, 'f-ink3 t11') : ''
  }${words(x + 113, 76, sets, `t11 end ${isOpen ? 'w6' : 'f-ink3'}`)}${bar(x + 9, 83, 104, sets / 100, isOpen ? 'f-ink' : 'f-heat2', 3)}`
}

const day = (name: string, about: string, note: readonly string[], y: number) => html`${box(0, y, 790, 32, 'f-page')}${iconAt(
  'chevronDown',
  8,
  y + 8,
  16,
)}<text x="30" y="${y + 21}">${run(name, 'w7')}${run(about, 'f-ink2', 8)}</text><text x="774" y="${y + 21}"
 class="end f-ink2">${run(note[0] ?? '', '')}${run(note[1] ?? '', 'f-ink w6', 4)}${run(note[2] ?? '', '', 4)}</text>${across(
   0,
   y + 32,
   790,
 )}`

function exercise(text: Words, row: (typeof rows)[number], at: number, y: number): Html {
  const [key, sets, reps, load, ...others] = row
  const weight = load === 'load' ? text.load : load
  return html`${key.length > 1 ? box(22, key.endsWith('1') ? y + 6 : y, 3, 27, 'f-ink') : ''}<text x="30" y="${
    y + 22
  }" class="w7">${key[0]}${key[1] ? run(key[1], 'f-ink3 w5') : ''}</text>${words(56, y + 22, text.exercises[at], 'w5')}${words(
    232,
    y + 22,
    at === 6 ? text.time : text.reps,
    'f-ink2',
  )}${words(ends[0] ?? 0, y + 22, sets, 'end num')}${words(
    ends[1] ?? 0,
    y + 22,
    reps,
    'end num',
  )}<text x="${ends[2]}" y="${y + 22}" class="end num">${weight}${weight === '–' ? '' : run('kg', 'f-ink3', 3)}</text>${others.map(
    (value, column) => words(ends[column + 3] ?? 0, y + 22, value, 'end num'),
  )}${words(682, y + 22, text.notes[at], 'f-ink2')}${key.endsWith('1') ? '' : across(0, y + 33, 790)}`
}

const selection = () =>
  html`${box(337, 197, 150, 99, 'f-range')}${box(337, 197, 150, 99, 's-ink')}${box(338, 198, 80, 32, 's-accent', 3)}${box(
    484,
    293,
    6,
    6,
    'f-ink',
  )}`

const groups = [
  [14, 0.62, 0.45, 0.9],
  [16, 0.71, 0.45, 0.9],
  [11, 0.49, 0.36, 0.8],
  [9, 0.41, 0.28, 0.64],
  [6, 0.28, 0.28, 0.64],
  [8, 0.36, 0.36, 0.8],
  [10, 0.45, 0.28, 0.73],
  [12, 0.55, 0.28, 0.73],
  [6, 0.26, 0.36, 0.73],
] as const

const volume = (text: Words) =>
  html`${box(790, 100, 290, 460, 'f-card')}${down(790, 100, 460)}${across(790, 100, 290)}<text x="812" y="146">${run(
    '76',
    't40 w7',
  )}${run(text.volume, 'f-ink2', 6)}</text>${box(812, 160, 18, 7, 'f-band')}${words(836, 168, text.advised, 'f-ink3 t12')}${groups.map(
    ([sets, share, from, to], at) => {
      const y = 198 + at * 40
      const isLow = share < from
      return html`${words(812, y, text.muscles[at], 'w5')}${
        isLow ? words(816 + widthOf(text.muscles[at] ?? '', 14) + 6, y, `↓ ${text.below}`, 'f-attention t12 w5') : ''
      }${words(1056, y, sets, 'w6 end num')}${box(812, y + 9, 244, 6, 'f-track')}${box(
        812 + from * 244,
        y + 9,
        (to - from) * 244,
        6,
        'f-band',
      )}${box(812, y + 10, share * 244, 4, isLow ? 'f-attention-fill' : 'f-ink', 2)}`
    },
  )}`
