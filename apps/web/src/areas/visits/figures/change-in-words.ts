import { useFigureWords } from './words.ts'

/** '2 kg less': by how much a figure differs from the visit before, in plain words; undefined where there is nothing to compare with. */
export function useChangeInWords(): (change: number | undefined, write: (value: number) => string) => string | undefined {
  const t = useFigureWords()
  return (change, write) => {
    if (change === undefined) return undefined
    const amount = Math.round(Math.abs(change) * 10) / 10
    if (amount === 0) return t('same')
    return t(change < 0 ? 'less' : 'more', { value: write(amount) })
  }
}
