import type { FoodDetail } from '@allenio/contract/aliments'
import { useFormats } from '#lib/formats'
import { Grid } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useViewWords } from './words.ts'

/** The facts of a food beside its nutrients, as far as they are known. */
export function FactList({ food: { density, ediblePart, cookingFactor, barcode, note } }: { food: FoodDetail }) {
  const t = useViewWords()
  const { decimal, percent } = useFormats()
  const facts = [
    [t('ediblePart'), ediblePart === null ? '' : percent(ediblePart)],
    [t('cookingFactor'), cookingFactor === null ? '' : `${decimal(cookingFactor, { most: 2 })}\u00a0g`],
    [t('density'), density === null ? '' : `${decimal(density, { most: 3 })} g/ml`],
    [t('barcode'), barcode],
    [t('note'), note],
  ].filter(([, value]) => value !== '')
  if (facts.length === 0) return null
  return (
    <Section title={t('amounts')} split>
      <Grid as="dl" columns={3}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text as="dt" size="small" tone={3}>
              {label}
            </Text>
            <Text as="dd" breaks>
              {value}
            </Text>
          </div>
        ))}
      </Grid>
    </Section>
  )
}
