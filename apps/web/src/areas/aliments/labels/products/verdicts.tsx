import { labelStates, type FoodProduct } from '@allenio/contract/aliments'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useProductWords } from './words.ts'

const tones = { contains: 'error', 'may contain': 'attention', free: 2 } as const
const worstFirst = labelStates.toReversed()

/** The verdicts of a label, the worst first. */
export function Verdicts({ verdicts }: Pick<FoodProduct, 'verdicts'>) {
  const t = useProductWords()
  return (
    <Stack as="span" gap={2}>
      {worstFirst.map(state => {
        const names = verdicts.filter(verdict => verdict.state === state).map(({ name }) => name)
        return (
          names.length > 0 && (
            <Text as="span" key={state} size="hint" tone={tones[state]} breaks>
              {t(state, { names: names.join(', ') })}
            </Text>
          )
        )
      })}
    </Stack>
  )
}
