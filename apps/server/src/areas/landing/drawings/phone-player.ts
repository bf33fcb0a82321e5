import { html, type Html } from '#platform/html'
import type { DrawingText } from '../texts/drawings.it.ts'
import { across, box, dot, run, widthOf, words } from './canvas.ts'
import { iconAt } from './icons.ts'
import { phone } from './phone.ts'

type Words = DrawingText['player']

const tick = (at: number) => {
  const angle = (at / 60) * 2 * Math.PI
  const point = (radius: number) => `${(195 + Math.sin(angle) * radius).toFixed(1)} ${(312 - Math.cos(angle) * radius).toFixed(1)}`
  // 1:12 of 2:30 is left: what is gone is dim, the hand is red
  const look = at === 27 ? 's-hand' : at < 27 ? 's-ink' : 's-dim'
  return html`<path d="M${point(at === 27 ? 115 : 119)}L${point(at === 27 ? 139 : 136)}" class="${look}"/>`
}

/** The workout player while a set's rest runs. */
export const phonePlayer = (text: Words): Html =>
  phone(
    'd-dark',
    text.label,
    '18:52',
    html`${iconAt('chevronDown', 22, 58, 20)}${[0, 1, 2, 3, 4, 5, 6].map(at => box(60 + at * 31, 66, 28, 4, 'f-track', 2))}${box(
      60,
      66,
      14,
      4,
      'f-ink',
      2,
    )}${words(330, 74, '08:24', 't16 w6 end')}${iconAt('list', 348, 57, 21)}<text x="24" y="116" class="t14 f-ink2">${run(
      'A',
      'f-ink w7',
    )}${run(text.place, '', 8)}</text>${words(24, 149, text.name, 't28 w7')}<g class="ticks">${Array.from({ length: 60 }, (_, at) =>
      tick(at),
    )}</g>${words(195, 264, text.rest, 't16 f-ink2 w5 mid')}${words(195, 345, '1:12', 't88 mid')}${words(
      195,
      372,
      text.of,
      't16 f-ink2 w5 mid',
    )}${[
      [45, '−15'],
      [345, '+15'],
    ].map(([x, label]) => html`${dot(Number(x), 432, 28, 'f-raised')}${words(Number(x), 438, label, 't16 w6 mid')}`)}${[
      [8, 'done'],
      [7, 'rpe'],
    ].map(([times, kind], at) => {
      const y = 497 + at * 38
      return html`${iconAt('check', 26, y - 15, 18, 'done')}${words(55, y, at + 1, 't16 f-ink3')}${words(
        80,
        y,
        `${text.load} kg`,
        't16 w6',
      )}${words(164, y, `× ${times}`, 't16 w6')}${
        kind === 'done'
          ? html`${iconAt('trophy', 366 - widthOf(text.record, 16) - 24, y - 13, 16, 'done')}${words(
              366,
              y,
              text.record,
              't14 f-done w6 end',
            )}`
          : words(366, y, 'RPE 8', 't14 f-ink3 end')
      }${across(24, y + 13, 342)}`
    })}${words(24, 577, text.set, 't16 w6')}${words(366, 577, text.lastTime, 't14 f-ink3 end')}${[
      [24, text.load, 'kg'],
      [200, '7', text.reps],
    ].map(
      ([x, figure, unit]) =>
        html`${box(Number(x), 590, 166, 64, 'f-card s-line', 12)}${iconAt(
          'minus',
          Number(x) + 14,
          611,
          22,
          'ink2',
        )}${words(Number(x) + 83, 624, figure, 't28 w7 mid')}${words(Number(x) + 83, 643, unit, 't12 f-ink3 mid')}${iconAt(
          'plus',
          Number(x) + 130,
          611,
          22,
          'ink2',
        )}`,
    )}${across(24, 672, 342)}<text x="24" y="702" class="t14 f-ink2">${run(text.then, '')}${run(
      'B1',
      'f-ink w7',
      8,
    )}${run(text.next, 'f-ink', 7)}</text>${words(366, 702, '3 × 8–10', 't14 f-ink3 end')}${box(
      16,
      758,
      60,
      60,
      'f-raised',
      12,
    )}${iconAt('playerPause', 35, 777, 22)}${box(86, 758, 288, 60, 'f-accent', 12)}${words(230, 794, text.skip, 't16 f-on-accent w6 mid')}`,
  )
