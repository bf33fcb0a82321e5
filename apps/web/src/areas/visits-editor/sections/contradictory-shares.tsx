import { Text } from '#ui/text'
import { useSectionWords } from './words.ts'

/** Devices round, and some leave the bones out of the lean mass. */
const toleratedPercent = 8

interface ContradictorySharesProps {
  /** Percent of the weight. */
  fat: number | undefined
  lean: number | undefined
}

/** Says that fat and lean mass are too far from making the weight together. */
export function ContradictoryShares({ fat, lean }: ContradictorySharesProps) {
  const t = useSectionWords()
  if (fat === undefined || lean === undefined || Math.abs(fat + lean - 100) <= toleratedPercent) return null
  return (
    <Text as="output" tone="attention">
      {t('contradictory')}
    </Text>
  )
}
