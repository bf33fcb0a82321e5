import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './list.module.css'

/** −0,7 kg, with its sign and its way: less is neither good nor bad here. */
export function WeightDifference({ kg, note }: { kg: number; note?: string }) {
  const { weight } = useFormats()
  return (
    <Row as="span" inline wrap className={css.difference}>
      {kg !== 0 && <Icon of={kg > 0 ? IconArrowUpRight : IconArrowDownRight} size={16} />}
      {signedWeight(weight, kg)}
      {note && (
        <Text as="span" size="inherit" tone={3} weight={400}>
          {note}
        </Text>
      )}
    </Row>
  )
}

// a real minus is as wide as a plus
export const signedWeight = (weight: (kg: number) => string, kg: number): string =>
  kg === 0 ? `±${weight(0)}` : `${kg > 0 ? '+' : '−'}${weight(Math.abs(kg))}`
