// A spreadsheet stores figures and shows them by a format. What people mean is what they see: 75%, 2:30, 80 kg.

import { workbookLimits } from './limits.ts'

/** How figures of one style are shown. */
export type ShowFigure = (value: number, isFrom1904: boolean) => string

const [hours24, minutes, dayMonth] = ['h:mm', 'mm:ss', 'd-mmm']
const builtInFormats: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: dayMonth,
  17: 'mmm-yy',
  18: hours24,
  19: 'h:mm:ss',
  20: hours24,
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: minutes,
  46: '[h]:mm:ss',
  47: minutes,
}

export const showGeneral: ShowFigure = value => String(Number(value.toPrecision(12)))

/** By the number of a built-in format, or the code of one's own. */
export function showFigureBy(id: number, ownCode: string | undefined): ShowFigure {
  const code = ownCode ?? builtInFormats[id]
  if (code === undefined || code.length > workbookLimits.formatLength || /^general$/i.test(code) || code === '@') return showGeneral
  const [first = ''] = code.split(';')
  const plain = first.replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
  const places = plain.replaceAll(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
  if (/[hs]/i.test(places)) return showTime(places, /[dy]/i.test(places))
  if (/[dmy]/i.test(places)) return showDay(/y/i.test(places))
  return showNumber(first)
}

/** Digits behind the point, a percent sign, and words that stand before and after the figure. */
function showNumber(code: string): ShowFigure {
  const text = code
    .replaceAll(/\[[^[\]]*\]|_.|\*./g, '')
    .replaceAll(/"([^"]*)"/g, '$1')
    .replaceAll(/\\(.)/g, '$1')
  const [, before = '', figure = '', after = ''] = /^([^0#?]*)([0#?.,]*)(.*)$/s.exec(text) ?? []
  if (!/[0#?]/.test(figure)) return showGeneral
  const digits = Math.min(/\.([0#?]*)/.exec(figure)?.[1]?.length ?? 0, 12)
  const isPercent = after.includes('%')
  const hasFixedDigits = figure.includes('.') && figure.endsWith('0')
  return value => {
    const rounded = (isPercent ? value * 100 : value).toFixed(digits)
    return `${before}${hasFixedDigits ? rounded : String(Number(rounded))}${after}`
  }
}

const daySeconds = 86_400

/** Minutes and seconds only where the format has no hours. */
function showTime(code: string, hasDay: boolean): ShowFigure {
  const [hasHours, hasSeconds] = [/h/i.test(code), /s/i.test(code)]
  const pad = (figure: number) => String(figure).padStart(2, '0')
  return (value, isFrom1904) => {
    const seconds = Math.round((hasDay ? value % 1 : value) * daySeconds)
    const [hour, minute, second] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60]
    const time = !hasHours
      ? `${hour * 60 + minute}:${pad(second)}`
      : `${hour}:${pad(minute)}${hasSeconds || second > 0 ? `:${pad(second)}` : ''}`
    return hasDay ? `${showDay(true)(value, isFrom1904)} ${time}` : time
  }
}

/** "8-10" that became a day is written again as somebody typed it: the lower figure of a range comes first, in every country. */
const showDay =
  (hasYear: boolean): ShowFigure =>
  (value, isFrom1904) => {
    const date = dateOf(value, isFrom1904)
    if (!date) return showGeneral(value, isFrom1904)
    const [day, month, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
    return hasYear ? `${day}/${month}/${year}` : `${Math.min(day, month)}-${Math.max(day, month)}`
  }

const firstDay = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) }
const lastSerial = 2_958_465

function dateOf(serial: number, isFrom1904: boolean): Date | undefined {
  if (serial < 0 || serial > lastSerial) return undefined
  return new Date((isFrom1904 ? firstDay.from1904 : firstDay.from1900) + Math.floor(serial) * daySeconds * 1_000)
}
