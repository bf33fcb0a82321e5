import { html, type Html } from '#platform/html'
import type { DrawingText } from '../texts/drawings.it.ts'
import { across, box, dot, screen, widthOf, words } from './canvas.ts'
import { iconAt, type IconName } from './icons.ts'

type Words = DrawingText['attention']

const toneIcons: Record<string, IconName> = { error: 'alertCircle', attention: 'clock', note: 'messageCircle' }

/** The clients who need the professional today, each row with its reason. */
export const attention = (text: Words): Html =>
  screen({
    width: 740,
    height: 390,
    label: text.label,
    look: 'd-scheme',
    content: html`${box(0, 0, 740, 390, 'f-card')}<text x="24" y="43" class="t20 w7">${
      text.title
    }<tspan class="f-ink3 t16" dx="8">9</tspan></text>${words(606, 42, text.span, 'f-ink3 t12 end')}${[24, 226, 438, 500, 562, 630].map(
      (x, at) => words(x, 76, text.heads[at], 'f-ink3 t12 w5'),
    )}${across(0, 88, 740)}${text.rows.map((row, at) => {
      const y = 88 + at * 50
      return html`${dot(40, y + 25, 16, `f-avatar${at % 3}`)}${words(40, y + 29, row.sign, 'f-ink2 t12 w6 mid')}${words(
        68,
        y + 30,
        row.person,
        'w6',
      )}${box(224, y + 14, widthOf(row.why, 12) + 34, 22, `f-${row.tone}-tint`, 4)}${iconAt(
        toneIcons[row.tone] ?? 'clock',
        230,
        y + 18,
        14,
        row.tone,
      )}${words(249, y + 29, row.why, `f-${row.tone} t12 w6`)}${row.marks.map((value, kind) =>
        mark(438 + kind * 62, y + 25, value),
      )}${words(630, y + 30, row.seen, row.tone === 'error' ? 'f-error' : 'f-ink2')}${
        at < text.rows.length - 1 ? across(0, y + 50, 740) : ''
      }`
    })}`,
  })

// the shape says it without the colour: disc, half, ring, dash
function mark(x: number, y: number, value: number): Html {
  if (value === 0) return words(x, y + 5, '–', 'f-ink3')
  const tone = value >= 80 ? 'done' : value >= 60 ? 'attention' : 'error'
  const shape =
    tone === 'done'
      ? dot(x + 5, y, 5, 'f-done-fill')
      : tone === 'error'
        ? dot(x + 5, y, 4, 's-error-fill thick')
        : html`${dot(x + 5, y, 4, 's-attention-fill thick')}<path d="M${x + 5} ${y - 5}a5 5 0 0 1 0 10z" class="f-attention-fill"/>`
  return html`${shape}${words(x + 44, y + 5, value, tone === 'done' ? 'w5 end num' : `f-${tone} w6 end num`)}`
}
