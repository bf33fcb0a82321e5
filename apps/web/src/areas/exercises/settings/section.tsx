import { changeHideDefaultExercises, getExerciseSettings } from '@allenio/contract/exercises'
import { IconBarbell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { changeAnswer, useCall } from '#lib/api'
import { areaWords } from '#lib/words'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { exerciseSettingsQuery } from '../data.ts'

export { IconBarbell as Icon }

const useSettingsWords = areaWords('exercises settings', {
  common: ['saved'],
  it: {
    failed: 'Le impostazioni non si sono caricate',
    hide: 'Nascondi gli esercizi della libreria',
    hideHint: 'Tu e il team vedete solo gli esercizi vostri. I programmi che usano quelli della libreria restano come sono.',
  },
  en: {
    failed: 'The settings could not be loaded',
    hide: 'Hide the library’s exercises',
    hideHint: 'You and the team only see your own exercises. Programs that use library exercises stay as they are.',
  },
})

export function Section() {
  const t = useSettingsWords()
  const query = useQuery(exerciseSettingsQuery())
  const { mutate } = useCall(changeHideDefaultExercises, {
    optimistic: (cache, { hideDefaultExercises }) =>
      changeAnswer(cache, getExerciseSettings, {}, settings => ({ ...settings, hideDefaultExercises })),
    onSuccess: () => toast({ id: 'exercise settings saved', type: 'success', text: t('saved') }),
  })
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={2} />}>
      {({ hideDefaultExercises, may }) => (
        <Switch
          spread
          label={t('hide')}
          hint={t('hideHint')}
          checked={hideDefaultExercises}
          disabled={!may.update}
          onChange={event => mutate({ hideDefaultExercises: event.target.checked })}
        />
      )}
    </Loaded>
  )
}
