import { increaseOf, printIncrease } from '@allenio/domain/training-maxima'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#lib/words'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { maximaQuery, TrainingMaxima } from './training-maxima.tsx'
import { useMaximaWords } from './words.ts'

interface ProgramMaximaProps {
  programId: string
  clientIds: readonly string[]
}

/** The training maxima that a program uses for the chosen client; renders nothing for a program without percent loads. */
export function ProgramMaxima({ programId, clientIds: [clientId, ...others] }: ProgramMaximaProps) {
  const t = useMaximaWords()
  const language = useLanguage()
  const { data } = useQuery({ ...maximaQuery(clientId ?? '', programId), enabled: clientId !== undefined })
  if (!data?.maxima.some(({ isPlanned }) => isPlanned)) return null
  const { cycle } = data
  return (
    <Stack gap={4}>
      <Text as="h3" weight={600}>
        {t('title')}
      </Text>
      {clientId === undefined || others.length > 0 ? (
        <Text size="small" tone={2}>
          {t('atOnceHint')}
        </Text>
      ) : (
        <TrainingMaxima
          clientId={clientId}
          programId={programId}
          beside={({ key }) => {
            const increase = increaseOf(cycle, key)
            return (
              cycle &&
              increase && (
                <Text size="small" tone={2}>
                  {t('increase', { count: cycle.weeks, increase: printIncrease(increase, language) })}
                </Text>
              )
            )
          }}
        />
      )}
    </Stack>
  )
}
