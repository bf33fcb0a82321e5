import type { Brand } from '@allenio/contract'
import { html, type Html } from '#platform/html'
import { wordmarkAt } from '../logo.ts'
import type { DrawingText } from '../texts/drawings.it.ts'
import { across, bar, box, dot, down, run, screen, trend, widthOf, words } from './canvas.ts'
import { iconAt, type IconName } from './icons.ts'

type Words = DrawingText['client']

const left = 269
const right = 1256

/** A client's page on a desktop: the question it answers is how this person is doing. */
export const clientDetail = (text: Words, brand: Brand): Html =>
  screen({
    width: 1280,
    height: 868,
    label: text.label,
    look: 'd-light',
    content: html`${box(0, 0, 1280, 868, 'f-card')}${box(245, 0, 1035, 211, 'f-page')}${sidebar(text, brand)}${head(text)}${today(
      text,
    )}${weight(text)}${adherence(text)}${below(text)}`,
  })

const menuIcons: readonly IconName[] = [
  'home',
  'users',
  'barbell',
  'circleCheck',
  'run',
  'messageCircle',
  'calendarEvent',
  'clipboardText',
  'calendarTime',
  'creditCard',
  'speakerphone',
  'buildingStore',
  'bell',
  'salad',
]
const groups = [7, 8, 9, 13]
const badges: Record<number, string> = { 5: '7', 12: '3' }

const sidebar = (text: Words, brand: Brand) =>
  html`<g class="d-side">${box(0, 0, 245, 868, 'f-side')}${wordmarkAt(
    brand,
    18,
    20,
    19,
  )}${box(10, 94, 225, 30, 'f-side-active', 6)}${box(0, 100, 3, 18, 'f-accent')}${menuIcons.map((icon, at) => {
    const y = 79 + at * 30
    const badge = badges[at]
    return html`${iconAt(icon, 20, y - 9, 18, at === 1 ? 'white' : 'side')}${words(
      50,
      y + 5,
      text.menu[at],
      at === 1 ? 'f-white w5' : 'f-side-text w5',
    )}${groups.includes(at) ? iconAt('chevronRight', 209, y - 8, 16, 'side') : ''}${
      badge ? html`${box(203, y - 10, 22, 20, 'f-side-badge', 10)}${words(214, y + 4, badge, 'f-white t12 w6 mid')}` : ''
    }`
  })}</g>`

function head(text: Words): Html {
  const afterName = 536
  const activeWidth = widthOf(text.active, 12) + 38
  return html`${iconAt('arrowLeft', left, 13, 16, 'ink2')}${words(292, 26, text.back, 'f-ink2')}${words(
    1130,
    26,
    text.place,
    'f-ink3 t12 end',
  )}${[1140, 1178].map(
    (x, at) => html`${box(x, 7, 30, 28, 'f-card s-line', 6)}${iconAt(at ? 'chevronRight' : 'chevronLeft', x + 7, 13, 16)}`,
  )}${dot(301, 80, 32, 'f-avatar')}${words(301, 88, 'MB', 'f-ink2 t22 w6 mid')}${words(349, 78, 'Martina Bellini', 't28 w7')}${box(
    afterName,
    59,
    activeWidth,
    20,
    'f-done-tint',
    4,
  )}${iconAt('circleCheck', afterName + 6, 62, 14, 'done')}${words(afterName + 25, 73, text.active, 'f-done t12 w5')}${box(
    afterName + activeWidth + 10,
    59,
    widthOf(text.type, 12) + 22,
    20,
    'f-sunken',
    4,
  )}${words(afterName + activeWidth + 17, 73, text.type, 'f-ink2 t12 w5')}${words(349, 102, text.about, 'f-ink2')}${iconAt(
    'dots',
    1033,
    71,
    18,
    'ink2',
  )}${box(1070, 62, 88, 36, 'f-card s-line', 6)}${iconAt('calendarPlus', 1081, 71, 18)}${words(
    1107,
    85,
    text.visit,
    'w6',
  )}${box(1166, 62, 90, 36, 'f-accent', 6)}${iconAt('messageCircle', 1177, 71, 18, 'on-accent')}${words(
    1203,
    85,
    text.write,
    'f-on-accent w6',
  )}${words(left, 138, text.goal, 'f-ink3 t12 w5')}${words(left, 158, text.goalIs, 'w5')}${down(553, 128, 36)}${iconAt(
    'bandage',
    574,
    126,
    14,
    'error',
  )}${words(592, 138, text.injuries, 'f-error t12 w5')}${words(574, 158, text.injuriesAre, 'w5')}${down(
    776,
    128,
    36,
  )}${iconAt('alertTriangle', 797, 126, 14, 'error')}${words(815, 138, text.allergies, 'f-error t12 w5')}${words(
    797,
    158,
    text.allergiesAre,
    'w5',
  )}${tabs(text)}`
}

function tabs(text: Words): Html {
  const counts: Record<number, string> = { 1: '24', 4: '4' }
  return html`<text x="${left}" y="195" class="f-ink2 w5">${text.tabs.map(
    (tab, at) => html`${run(tab, at ? 'f-ink2' : 'f-ink w6', at ? 20 : 0)}${counts[at] ? run(counts[at], 'f-ink3', 6) : ''}`,
  )}</text>${across(245, 211, 1035)}${box(left, 209, widthOf(text.tabs[0] ?? '', 14) + 9, 2, 'f-accent')}`
}

const today = (text: Words) =>
  html`${words(left, 240, text.today, 'f-ink3 t12 w5')}${words(left, 267, 'Lower B', 't20 w7')}${words(
    left,
    289,
    text.todayNote,
    'f-ink2',
  )}${down(498, 229, 70)}${words(522, 240, text.target, 'f-ink3 t12 w5')}<text x="522" y="267">${run(text.targetNow, 't20 w7')}${run(
    text.targetAll,
    'f-ink3',
    4,
  )}</text>${bar(522, 285, 217, 0.67, 'f-ink')}${down(
    763,
    229,
    70,
  )}${words(787, 240, text.next, 'f-ink3 t12 w5')}<text x="787" y="267">${run(text.nextDay, 't20 w7')}${run(
    text.nextTime,
    'f-ink2',
    5,
  )}</text>${words(787, 291, text.nextNote, 'f-ink2')}${down(1040, 229, 70)}${iconAt('clock', 1064, 229, 14, 'attention')}${words(
    1083,
    240,
    text.waits,
    'f-attention t12 w5',
  )}${words(1064, 267, text.checkIn, 't20 w7')}${words(1064, 290, `${text.answer} →`, 'w6')}${across(245, 317, 1035)}`

// a body weight over twelve weeks: the dots are what the scale said, the line what it means
const scale = [
  74.5, 74.4, 74.6, 74.3, 74.5, 74.2, 74.4, 74.1, 74.2, 73.9, 73.6, 73.7, 73.5, 73.7, 73.6, 73.8, 73.9, 74, 73.7, 73.4, 73.1, 72.7, 72.5,
  72.2, 71.9, 71.8, 71.4, 71.1, 70.8, 70.5, 70.2, 69.9, 69.8, 69.7,
]
const jitter = [0.1, -0.2, 0.2, -0.15, 0.3, -0.25, 0.12, -0.1, 0.25, -0.3, 0.2, -0.05]
const xOf = (at: number) => Math.round(305 + at * 15.6)
// the line is the mean of seven readings, so a salty dinner does not bend it
const smooth = scale.map((_, at) => {
  const near = scale.slice(Math.max(0, at - 3), at + 4)
  return near.reduce((sum, kilos) => sum + kilos, 0) / near.length
})
const ending = smooth.at(-1) ?? 70
const yOf = (kilos: number) => Math.round((413 + (75 - kilos) * 32.5) * 10) / 10

const weight = (text: Words) =>
  html`<text x="${left}" y="359">${run(text.weight, 't16 w6')}${run(text.weightChange, 't28 w7', 16)}${run(
    text.weightNote,
    'f-ink2',
    5,
  )}</text>${box(749, 340, 117, 28, 'f-card s-line', 6)}${box(788, 340, 41, 28, 'f-ink')}${text.spans.map((span, at) =>
    words(769 + at * 39, 359, span, at === 1 ? 'f-card t12 w6 mid' : 'f-ink2 t12 w5 mid'),
  )}${[75, 73, 71].map(kilos => html`${across(305, yOf(kilos), 517)}${words(292, yOf(kilos) + 4, kilos, 'f-ink3 t12 end')}`)}${box(
    305,
    576,
    517,
    32,
    'f-done-tint',
  )}${words(312, 603, text.band, 'f-done t12 w5')}${[455, 561, 697].map(
    (x, at) =>
      html`<path d="M${x} 398V606" class="s-ink dashed"/>${box(x - 9, 379, 18, 18, 'f-ink', 4)}${words(
        x,
        392,
        at + 1,
        'f-card t12 w6 mid',
      )}${words(x + 15, 393, text.marks[at], 'f-ink2 t12 w5')}`,
  )}${scale.map((kilos, at) => dot(xOf(at), yOf(kilos + (jitter[at % jitter.length] ?? 0)), 1.7, 'f-control'))}${trend(
    smooth.map((kilos, at) => [xOf(at), yOf(kilos)]),
    's-ink thick drawn',
  )}${dot(xOf(33), yOf(ending), 4.5, 'f-ink')}${words(xOf(33) + 10, yOf(ending) + 5, text.weightNow, 'w6')}${[339, 524, 713, 809].map(
    (x, at) => words(x, 626, text.months[at], at === 3 ? 't12 w5 mid' : 'f-ink3 t12 mid'),
  )}${down(890, 317, 332)}`

// a line a weekday, a sign a week: how much of the day's plan was done; r rest, x skipped, - still to come
const heat = ['334112214434', '3111x3144444', '3r2rrrr1rrr4', '2422x4214443', 'x33312324443', '131143x4444-', 'rrrr43r3rrr-']

const adherence = (text: Words) =>
  html`${words(915, 352, text.adherence, 't16 w6')}<text x="${right}" y="351" class="end">${[92, 86, 100].map(
    (value, at) =>
      html`${run(text.kinds[at] ?? '', 'f-ink2 t12', at ? 12 : 0)}${run('●', 'f-done-fill t12', 6)}${run(String(value), 'w5', 4)}`,
  )}</text>${[941, 1046, 1175].map((x, at) => words(x, 381, text.months[at], 'f-ink3 t12'))}${heat.map(
    (line, row) =>
      html`${words(919, 403 + row * 26, text.days[row], 'f-ink3 t12')}${[...line].map((mark, column) =>
        cell(mark, 941 + column * 26, 388 + row * 26),
      )}`,
  )}${box(1227, 492, 22, 22, 's-accent', 5)}${words(919, 592, '0', 'f-ink3 t12')}${[0, 1, 2, 3, 4].map(step =>
    box(938 + step * 17, 581, 13, 13, `f-heat${step}`, 3),
  )}${words(1030, 592, '100%', 'f-ink3 t12')}${dot(1080, 588, 1.5, 'f-control')}${words(1087, 592, text.rest, 'f-ink3 t12')}${words(
    1142,
    592,
    `× ${text.skipped}`,
    'f-ink3 t12',
  )}${across(245, 649, 1035)}`

function cell(mark: string, x: number, y: number): Html {
  if (mark === 'x') return html`${box(x, y, 22, 22, 'f-heat0', 4)}<path d="M${x + 7} ${y + 7}l8 8m0-8l-8 8" class="s-ink2"/>`
  if (mark === 'r') return html`${box(x, y, 22, 22, 'f-heat0', 4)}${dot(x + 11, y + 11, 1.5, 'f-control')}`
  return mark === '-' ? box(x, y, 22, 22, 's-line', 4) : box(x, y, 22, 22, `f-heat${mark}`, 4)
}

const body =
  'M61 10c10 0 16 8 16 19s-6 20-16 20-16-9-16-20 6-19 16-19zM52 50h18c2 10 28 8 32 22 6 22 9 60 14 92 2 ' +
  '12-6 16-10 5-6-20-12-45-16-72-4 26-1 40 2 62 4 26 4 60 0 110H66l-5-84-5 84H30c-4-50-4-84 0-110 3-22 6-36 ' +
  '2-62-4 27-10 52-16 72-4 11-12 7-10-5 5-32 8-70 14-92 4-14 30-12 32-22z'

const below = (text: Words) =>
  html`${words(left, 684, text.photos, 't16 w6')}${words(521, 684, `${text.compare} ⇄`, 'f-ink2 w5 end')}${[269, 399].map(
    (x, at) =>
      html`${box(x, 700, 122, 200, 'f-heat0', 6)}<path transform="translate(${x} 704)" class="f-heat1" d="${body}"/>${across(
        x,
        833,
        122,
        's-control dashed',
      )}${words(x + 115, 827, `${text.waist} ${at ? 74 : 81}`, 't12 w5 end')}`,
  )}${down(546, 649, 219)}${iconAt('barbell', 570, 667, 17)}${words(596, 681, text.program, 't16 w6')}${words(
    956,
    681,
    text.open,
    'f-ink2 end',
  )}${html`<text x="570" y="713">${run('6', 't20 w7')}${run(
    text.weeks,
    'f-ink2',
    5,
  )}</text>`}<text x="956" y="712" class="end f-ink2">${run(text.ends[0] ?? '', '')}${run(text.ends[1] ?? '', 'f-ink w6', 4)}</text>${[
    0, 1, 2, 3, 4, 5, 6, 7,
  ].map(at => box(570 + at * 48.7, 726, 45, 6, at < 5 ? 'f-ink' : 'f-track', 3))}${box(813.5, 726, 25, 6, 'f-ink', 3)}${words(
    570,
    757,
    text.done,
    'f-ink2',
  )}${iconAt('trophy', 956 - widthOf(text.records, 14) - 22, 744, 16, 'done')}${words(
    956,
    757,
    text.records,
    'f-done w5 end',
  )}${across(546, 779, 434)}${iconAt(
    'salad',
    570,
    797,
    17,
  )}${words(596, 811, text.plan, 't16 w6')}${words(956, 811, text.open, 'f-ink2 end')}${macros(text)}${down(
    980,
    649,
    219,
  )}${words(1005, 684, text.notes, 't16 w6')}${text.note.map((line, at) =>
    words(1005, 715 + at * 20, line),
  )}${words(1005, 777, text.noteBy, 'f-ink3 t12')}${across(1005, 794, 251)}${text.note2.map((line, at) =>
    words(1005, 821 + at * 20, line),
  )}${words(1005, 863, text.noteBy2, 'f-ink3 t12')}`

const macros = (text: Words) =>
  html`<text x="570" y="840" class="f-ink2">${[
    ['f-protein', '125'],
    ['f-carbs', '205'],
    ['f-fat', '58'],
  ].map(
    ([look = '', grams = ''], at) =>
      html`${run('■', `${look} t12`, at ? 14 : 0)}${run(text.macros[at] ?? '', '', 6)}${run(grams, 'f-ink w7', 5)}${run('g', 'f-ink3', 2)}`,
  )}</text>${box(570, 856, 104, 6, 'f-protein', 3)}${box(676, 856, 171, 6, 'f-carbs', 3)}${box(849, 856, 107, 6, 'f-fat', 3)}`
