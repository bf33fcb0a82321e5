/** As many bars as asked for, each the loudest of its stretch, the loudest of all 1. */
export function reducedPeaks(peaks: readonly number[], most: number): number[] {
  if (peaks.length === 0) return []
  const count = Math.min(most, peaks.length)
  const bars = Array.from({ length: count }, (_, index) => {
    const from = Math.floor(index * peaks.length / count)
    const to = Math.max(from + 1, Math.floor((index + 1) * peaks.length / count))
    return Math.max(...peaks.slice(from, to))
  })
  // a room's hum is not drawn as if somebody spoke
  const loudest = Math.max(...bars, 0.05)
  return bars.map(bar => Math.round(Math.min(1, bar / loudest) * 100) / 100)
}
