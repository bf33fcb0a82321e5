import { html, type Html } from '#platform/html'
import type { DrawingText } from '../texts/drawings.it.ts'
import { across, bar, box, dot, run, words } from './canvas.ts'
import { iconAt } from './icons.ts'
import { phone } from './phone.ts'

type Words = DrawingText['today']

/** The client's first screen, opened where there is no network. */
export const phoneToday = (text: Words): Html =>
  phone(
    'd-scheme',
    text.label,
    '9:41',
    html`${words(20, 62, text.date, 't14 f-ink2')}${words(20, 91, text.title, 't28 w7')}${iconAt('bell', 285, 59, 22)}${dot(
      350,
      71,
      20,
      'f-avatar',
    )}${words(350, 76, 'LM', 't14 w6 mid')}${week(text)}${workout(text)}<text x="20" y="466">${run(text.kcal, 't28 w7')}${run(
      text.ofKcal,
      't14 f-ink2',
      6,
    )}</text>${[
      ['f-protein', 0.57, '88', '155'],
      ['f-carbs', 0.49, '142', '290'],
      ['f-fat', 0.53, '38', '72'],
    ].map(([look, share, now, target], at) => {
      const x = 20 + at * 121
      return html`${bar(x, 482, 108, Number(share), String(look), 6)}${words(
        x,
        510,
        text.macros[at],
        't14 f-ink2',
      )}<text x="${x}" y="529">${run(String(now), 't16 w6')}${run(`/ ${target} g`, 't14 f-ink2', 4)}</text>`
    })}${across(0, 545, 390)}${dot(33, 576, 12, 's-control thick')}${words(60, 573, text.lunch, 't16 w6')}${words(
      60,
      593,
      text.lunchIs,
      't14 f-ink2',
    )}${words(370, 582, '588 kcal', 't14 f-ink2 end')}${across(0, 609, 390)}${iconAt('clipboardText', 22, 630, 22)}${words(
      60,
      637,
      text.checkIn,
      't16 w6',
    )}${iconAt('clock', 60, 645, 15, 'attention')}${words(79, 657, text.due, 't14 f-attention')}${iconAt(
      'chevronRight',
      350,
      630,
      20,
      'ink2',
    )}${across(0, 673, 390)}${box(16, 694, 358, 52, 'f-toast', 8)}${iconAt('cloudOff', 30, 709, 22, 'toast')}${words(
      62,
      725,
      text.offline,
      't14 f-toast-text w5',
    )}${box(0, 766, 390, 78, 'f-card')}${across(0, 766, 390)}${(['home', 'barbell', 'salad', 'run', 'messageCircle'] as const).map(
      (name, at) =>
        html`${iconAt(name, 33 + at * 75.5, 779, 22, at ? 'ink2' : 'accent')}${words(
          44 + at * 75.5,
          820,
          text.tabs[at],
          at ? 't12 f-ink2 w5 mid' : 't12 w6 mid',
        )}`,
    )}`,
  )

const week = (text: Words) =>
  html`${box(221, 106, 52, 54, 'f-toast', 8)}${text.days.map((day, at) => {
    const x = 40 + at * 51.7
    const isToday = at === 4
    return html`${words(x, 121, day, isToday ? 't12 f-toast-dim mid' : 't12 f-ink2 mid')}${words(
      x,
      142,
      16 + at,
      isToday ? 't16 f-toast-text w6 mid' : 't16 w6 mid',
    )}${dot(x, 152, 3, isToday ? 'f-accent' : at === 2 ? 's-control' : at > 4 ? 'f-heat1' : 'f-ink')}`
  })}`

const workout = (text: Words) =>
  html`<g class="d-dark">${box(16, 172, 358, 252, 'f-toast-dark', 16)}${words(
    36,
    208,
    text.week,
    't14 f-ink2',
  )}${words(36, 251, 'Push A', 't40 w7')}<text x="36" y="303">${run('6', 't28 w7')}${run(
    text.exercises,
    't14 f-ink2',
    6,
  )}${run('54', 't28 w7', 18)}${run('min', 't14 f-ink2', 6)}</text>${barbell()}${box(
    28,
    358,
    334,
    54,
    'f-accent',
    12,
  )}${words(195, 391, text.begin, 't16 f-on-accent w6 mid')}</g>`

// a loaded bar seen from the side, going out of the picture
const barbell = () =>
  html`<clipPath id="workout-card">${box(16, 172, 358, 252, '', 16)}</clipPath><g clip-path="url(#workout-card)">${box(
    246,
    261,
    140,
    8,
    'f-plate',
    4,
  )}${[
    [268, 12, 56, 'f-plate-dim'],
    [284, 16, 104, 'f-plate'],
    [304, 20, 140, 'f-accent'],
    [328, 20, 140, 'f-lifter'],
    [352, 20, 140, 'f-plate'],
  ].map(([x, width, height, look]) => box(Number(x), 265 - Number(height) / 2, Number(width), Number(height), String(look), 6))}</g>`
