import { metricDefinitions } from '@allenio/contract/metrics'
import { Grid } from '#ui/layout'
import { Section } from '#ui/section'
import { NumberCell } from './cells.tsx'
import { useSectionWords } from './words.ts'

const look = { unit: '%', step: 0.5, decimals: 1 } as const

/** Fat and lean mass that were measured elsewhere; of the two one suffices. */
export function TypedShares() {
  const t = useSectionWords()
  return (
    <Section title={t('typedShares')}>
      <Grid columns={2}>
        <NumberCell name="typedFatMassPerc" label={t('typedFat')} range={metricDefinitions['fat-mass']} {...look} />
        <NumberCell name="typedFatFreeMassPerc" label={t('typedLean')} range={metricDefinitions['lean-mass']} {...look} />
      </Grid>
    </Section>
  )
}
