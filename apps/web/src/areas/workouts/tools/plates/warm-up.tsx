import { IconFlame } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '@allenio/domain/ids'
import { noFigures, printSet, setsByExercise, warmUpSets } from '@allenio/domain/workouts'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { OpenWorkout } from '../../device/open-workout.ts'
import { plateSettings, toKg } from './plate-settings.ts'
import { usePlateWords } from './words.ts'

interface WarmUpProps {
  player: OpenWorkout
  exerciseId: string
  stepKg: number
  /** Otherwise the ramp begins without an empty bar. */
  hasBar: boolean
  onAdded: () => void
}

/** The sets that lead to the first working load, to be added with one tap. */
export function WarmUp({ player, exerciseId, stepKg, hasBar, onAdded }: WarmUpProps) {
  const t = usePlateWords()
  const language = useLanguage()
  const { weight } = useFormats()
  const sets = setsByExercise(useSelected(player.workout, stored => stored.state)).get(exerciseId) ?? []
  const { unit, bars } = plateSettings.useValue()
  const workKg = sets.find(({ kind, kg }) => kind !== 'warmup' && kg !== null)?.kg ?? 0
  const ramp = warmUpSets(workKg, { barKg: hasBar ? toKg(bars[unit], unit) : 0, stepKg })
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    // the sheet closes once the device has them
    for (const { kg, reps } of ramp) {
      await player.keep({ kind: 'add set', exerciseId, set: { id: newId(), kind: 'warmup', figures: { ...noFigures, kg, reps } } })
    }
    onAdded()
  }
  if (ramp.length === 0) return <Text tone={2}>{t(workKg > 0 ? 'noWarmUp' : 'noLoad')}</Text>
  return (
    <Stack gap={12}>
      <Text tone={2}>{t('warmUpText', { load: weight(workKg) })}</Text>
      <BareList gap={4}>
        {ramp.map(({ kg, reps }) => (
          <Text key={kg} as="li" figures>
            {printSet({ ...noFigures, kg, reps }, language)}
          </Text>
        ))}
      </BareList>
      <Row>
        <Button icon={IconFlame} isBusy={isAdding} onClick={() => void add()}>
          {t('addWarmUp')}
        </Button>
      </Row>
    </Stack>
  )
}
