import type { MetabolicFormulaName } from '@allenio/contract/macros'
import { energyFormulaNames, metabolicReading, sourceOfReading } from '@allenio/domain/visits'
import { Disclosure } from '#ui/disclosure'
import { BareList } from '#ui/layout'
import { Text } from '#ui/text'
import { useEnergyWords } from './words.ts'

/** Where each figure comes from in the literature. */
export function Sources({ formula, hasState }: { formula: MetabolicFormulaName; hasState: boolean }) {
  const t = useEnergyWords()
  const sources = [
    ...(formula === 'MANUAL' ? [] : [sourceOfRate(formula, t('source_bmr'), t('unconfirmed'))]),
    t('source_activity'),
    t('source_levels'),
    t('source_adjustment'),
    ...(hasState ? [t('source_state')] : []),
    t('source_bmi'),
  ]
  return (
    <Disclosure title={t('sources')}>
      <BareList gap={8}>
        {sources.map(source => (
          <Text key={source} as="li" size="hint" tone={2} breaks>
            {source}
          </Text>
        ))}
      </BareList>
    </Disclosure>
  )
}

function sourceOfRate(formula: Exclude<MetabolicFormulaName, 'MANUAL'>, label: string, unconfirmed: string): string {
  const { id, confidence } = metabolicReading(formula)
  const sentence = `${label}: ${energyFormulaNames[formula]}. ${sourceOfReading(id).source}.`
  return confidence === 'A' ? sentence : `${sentence} ${unconfirmed}`
}
