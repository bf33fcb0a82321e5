import type { KnownExercise } from '@allenio/contract/workouts'
import { equipmentName, muscleName } from '@allenio/domain/exercises'
import { areaWords, useLanguage } from '#lib/words'
import { BodyFigure } from '#ui/body-map'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './exercise.module.css'

// words that load with the drawn body, so that the player does not need them
const useMuscleWords = areaWords('workout muscles', {
  common: ['equipment'],
  it: { primaryMuscles: 'Muscoli principali', secondaryMuscles: 'Muscoli secondari' },
  en: { primaryMuscles: 'Main muscles', secondaryMuscles: 'Secondary muscles' },
})

/** The muscles of an exercise, on a body and in words, and its equipment. */
export function GuideMuscles({ exercise }: { exercise: KnownExercise }) {
  const t = useMuscleWords()
  const language = useLanguage()
  const { primaryMuscles, secondaryMuscles, equipment } = exercise
  const facts = [
    [t('primaryMuscles'), primaryMuscles.map(each => muscleName(each, language))],
    [t('secondaryMuscles'), secondaryMuscles.map(each => muscleName(each, language))],
    [t('equipment'), equipment.map(each => equipmentName(each, language))],
  ] as const
  return (
    <Row gap={16} align="center">
      {primaryMuscles.length > 0 && (
        <Row gap={4} className={css.bodies}>
          <BodyFigure side="front" primary={primaryMuscles} secondary={secondaryMuscles} />
          <BodyFigure side="back" primary={primaryMuscles} secondary={secondaryMuscles} />
        </Row>
      )}
      <Stack as="dl" gap={12} className={css.facts}>
        {facts.map(
          ([label, names]) =>
            names.length > 0 && (
              <div key={label}>
                <Text as="dt" size="hint" tone={3}>
                  {label}
                </Text>
                <Text as="dd">{names.join(', ')}</Text>
              </div>
            ),
        )}
      </Stack>
    </Row>
  )
}
