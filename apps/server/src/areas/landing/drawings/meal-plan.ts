import { html, type Html } from '#platform/html'
import type { DrawingText } from '../texts/drawings.it.ts'
import { across, box, down, run, screen, words } from './canvas.ts'
import { iconAt } from './icons.ts'

type Words = DrawingText['plan']
type Food = Words['meals'][number]['foods'][number]

const row = 31
const ends = [400, 560, 612, 664, 716]

/** A day of a meal plan being composed: the days at the left, the foods, what they add up to. */
export const mealPlan = (text: Words): Html =>
  screen({
    width: 1080,
    height: 676,
    label: text.label,
    look: 'd-scheme',
    content: html`${box(0, 0, 1080, 676, 'f-card')}${head(text)}${days(text)}${grid(text)}${totals(text)}`,
  })

const head = (text: Words) =>
  html`${box(0, 0, 1080, 60, 'f-page')}<text x="24" y="28" class="t20 w7">${text.name}</text><text x="24" y="47" class="f-ink2 t12">${
    text.about
  }<tspan class="f-error w5" dx="10">△ ${text.allergies}</tspan></text>${box(
    832,
    15,
    94,
    30,
    'f-card s-line',
    6,
  )}${words(879, 35, text.preview, 'w6 mid')}${box(
    938,
    15,
    122,
    30,
    'f-accent',
    6,
  )}${words(999, 35, text.complete, 'f-on-accent w6 mid')}${across(0, 60, 1080)}`

const days = (text: Words) =>
  html`${box(0, 60, 180, 616, 'f-page')}${words(20, 86, text.week, 'f-ink3 t12 w5')}${words(164, 86, 'kcal', 'f-ink3 t12 w5 end')}${box(
    0,
    190,
    180,
    46,
    'f-card',
  )}${box(0, 190, 3, 46, 'f-accent')}${text.days.map((name, at) => {
    const y = 118 + at * 46
    const isOpen = at === 2
    return html`${words(20, y, name, isOpen ? 'w7' : 'w5')}${words(
      164,
      y,
      text.kcals[at],
      at === 5 ? 'f-attention w6 end' : `end num${isOpen ? ' w6' : ' f-ink2'}`,
    )}${box(20, y + 10, 40, 4, 'f-protein', 2)}${box(62, y + 10, 62 - (at % 3) * 3, 4, 'f-carbs', 2)}${box(
      126 - (at % 3) * 3,
      y + 10,
      38 + (at % 3) * 3,
      4,
      'f-fat',
      2,
    )}`
  })}`

function grid(text: Words): Html {
  const heads = html`${words(200, 86, text.heads[0], 'f-ink3 t12 w5')}${words(ends[0] ?? 0, 86, text.heads[1], 'f-ink3 t12 w5 mid')}${[
    1, 2, 3, 4,
  ].map(at => words((ends[at] ?? 0) - 30, 86, text.heads[at + 1], 'f-ink3 t12 w5 end'))}${words(
    734,
    86,
    text.heads[6],
    'f-ink3 t12 w5 end',
  )}`
  let y = 97
  const meals = text.meals.map(meal => {
    const top = y
    const foods = meal.foods.map((food, at) => foodRow(text, food, top + row * (at + 1)))
    y += row * (meal.foods.length + 1)
    return html`${box(180, top, 572, row, 'f-page')}${across(180, top, 572)}<text x="200" y="${top + 20}">${run(
      meal.name,
      'w7',
    )}${run(meal.time, 'f-ink3', 7)}</text>${meal.sums.map((sum, at) =>
      words((ends[at + 1] ?? 0) - 30, top + 20, sum, at ? 'f-ink2 end num' : 'w7 end num'),
    )}${foods}`
  })
  return html`${heads}${meals}`
}

function foodRow(text: Words, food: Food, y: number): Html {
  if (food[0] === 'or') return alternative(text, food, y)
  const [name = '', quantity, unit = '', ...figures] = food
  const extra = figures[4] ?? ''
  const isAllergen = extra === 'allergy'
  return html`${isAllergen ? box(180, y, 572, row, 'f-error-tint') : ''}${across(180, y, 572)}${
    isAllergen ? iconAt('alertCircle', 200, y + 8, 15, 'error') : ''
  }${words(isAllergen ? 221 : 200, y + 20, name)}${box(
    378,
    y + 4,
    44,
    23,
    quantity === '70' ? 'f-card s-accent' : 'f-card s-line',
    4,
  )}${words(415, y + 20, quantity, 'w6 end num')}${words(429, y + 20, unit, 'f-ink2 t12')}${
    isAllergen ? words(443, y + 20, text.allergy, 'f-error t12 w6') : ''
  }${figures.slice(0, 4).map((figure, at) => words((ends[at + 1] ?? 0) - 30, y + 20, figure, 'end num'))}${
    extra.startsWith('+')
      ? html`${box(708, y + 6, 28, 19, quantity === '70' ? 'f-ink' : 'f-page s-line', 4)}${words(
          722,
          y + 20,
          extra,
          `t12 w5 mid ${quantity === '70' ? 'f-card' : 'f-ink2'}`,
        )}`
      : ''
  }`
}

function alternative(text: Words, food: Food, y: number): Html {
  const [, name = '', quantity, ...figures] = food
  return html`${box(180, y, 572, row, 'f-soft')}<text x="208" y="${y + 20}" class="f-ink2">${run(
    text.or,
    't12 f-ink3',
  )}${run(name, '', 8)}</text>${
    figures[4] === 'warn'
      ? html`${box(703, y + 6, 38, 20, 'f-attention-tint', 4)}${words(722, y + 20, text.lessCarbs, 'f-attention t11 w6 mid')}`
      : ''
  }${words(415, y + 20, quantity, 'f-ink2 end num')}${words(429, y + 20, 'g', 'f-ink2 t12')}${figures
    .slice(0, 4)
    .map((figure, at) =>
      words((ends[at + 1] ?? 0) - 30, y + 20, figure, figures[4] === 'warn' && at === 2 ? 'f-attention w6 end num' : 'f-ink2 end num'),
    )}`
}

const macroLooks = [
  ['f-protein', 0.94, 0.88],
  ['f-carbs', 0.85, 0.88],
  ['f-fat', 0.86, 0.88],
] as const
const microShares = [
  [96, 'f-ink2'],
  [62, 'f-attention-fill'],
  [104, 'f-ink2'],
  [41, 'f-attention-fill'],
  [123, 'f-ink2'],
  [85, 'f-ink2'],
] as const

const totals = (text: Words) =>
  html`${box(752, 60, 328, 616, 'f-card')}${down(752, 60, 616)}<text x="774" y="114">${run(text.total, 't40 w7')}${run(
    text.target,
    'f-ink2',
    6,
  )}</text>${iconAt('circleCheck', 774, 124, 15, 'done')}${words(794, 136, text.inTarget, 'f-done t12 w5')}${macroLooks.map(
    ([look, share, target], at) => {
      const y = 174 + at * 62
      return html`${box(774, y - 9, 9, 9, look, 2)}${words(790, y, text.macros[at], 'w5')}<text x="1058" y="${y}" class="end">${run(
        text.ofTargets[at]?.[0] ?? '',
        'w7',
      )}${run(text.ofTargets[at]?.[1] ?? '', 'f-ink2', 4)}</text>${box(774, y + 10, 284, 6, 'f-track', 3)}${box(
        774,
        y + 10,
        284 * share,
        6,
        look,
        3,
      )}${box(774 + 284 * target, y + 7, 2, 12, 'f-ink')}${words(774, y + 33, text.shares[at]?.[0], 'f-ink2 t12')}${words(
        1058,
        y + 33,
        text.shares[at]?.[1],
        'f-ink2 t12 end',
      )}`
    },
  )}${across(752, 350, 328)}${words(774, 382, text.micros, 'w6')}${microShares.map(([share, look], at) => {
    const y = 412 + at * 26
    const isLow = share < 70
    return html`${words(774, y, text.microNames[at])}${box(894, y - 6, 96, 4, 'f-track', 2)}${box(
      894,
      y - 6,
      Math.min(share * 0.76, 96),
      4,
      look,
      2,
    )}${box(970, y - 9, 1.5, 10, 'f-ink2')}${words(1058, y, `${isLow ? '↓ ' : ''}${share}%`, isLow ? 'f-attention w6 end' : 'w6 end')}`
  })}`
