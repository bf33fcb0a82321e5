/** Patterns for "12 minuti", "10-12 min", "1 ora", "1 h 30 min", "90 secondi". */
const wordEnd = '(?![a-zàèéìòù])'
const minutesWord = 'min|minut[oi]|minutes?'
const amountAndUnit = String.raw`(?<!\d)(\d+)(?:\s*[-–]\s*(\d+))?\s*(h|ore|ora|hours?|${minutesWord}|sec|second[oi]|seconds?)${wordEnd}`
const times = new RegExp(String.raw`${amountAndUnit}(?:\s*(?:(?:e|and)\s*)?(\d+)\s*(?:${minutesWord})${wordEnd})?`, 'gi')

const mostSeconds = 12 * 3600

/** The times that a step names, in seconds; of a range the longer time. */
export function stepTimes(text: string): number[] {
  const seconds = [...text.matchAll(times)].map(([, first, second, unit = '', minutes]) => {
    const amount = Number(second ?? first)
    const scale = /^(h|or|ho)/i.test(unit) ? 3600 : /^s/i.test(unit) ? 1 : 60
    return amount * scale + (scale === 3600 ? Number(minutes ?? 0) * 60 : 0)
  })
  return [...new Set(seconds.filter(each => each > 0 && each <= mostSeconds))]
}
