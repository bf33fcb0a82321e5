import { setExerciseAlternatives, alternativesAtMost, getExercise, type ExerciseDetail } from '@allenio/contract/exercises'
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { changeAnswer, useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Section } from '#ui/section'
import { useFormWords } from '../form/words.ts'
import { AlternativePicker } from './alternative-picker.tsx'

type Alternative = ExerciseDetail['alternatives'][number]

/** The exercises that clients may do instead, the best first. A change is shown and saved at once, also for an exercise of the library. */
export function AlternativeSection({ exercise: { id, alternatives } }: { exercise: ExerciseDetail }) {
  const t = useFormWords()
  const mayUpdate = useMe()?.permissions.includes('update exercises') ?? false
  const [isAdding, setAdding] = useState(false)
  const cache = useQueryClient()
  const { mutate } = useCall(setExerciseAlternatives, { optimistic: () => undefined, inTurn: `alternatives of ${id}` })
  const change = (next: Alternative[]) => {
    mutate({ id, alternativeIds: next.map(each => each.id) })
    // the names are known here, and not to the call
    changeAnswer(cache, getExercise, { id }, exercise => ({ ...exercise, alternatives: next }))
  }
  if (alternatives.length === 0 && !mayUpdate) return null
  return (
    <Section title={t('alternatives')} text={t('alternativesText')} split>
      <Stack gap={12}>
        {alternatives.length > 0 && (
          <BareList as="ol" gap={4}>
            {alternatives.map((each, at) => (
              <Row as="li" key={each.id} gap={12} justify="between">
                <TextLink href={hrefTo('/exercises/$id/edit', { id: each.id })}>{each.name}</TextLink>
                {mayUpdate && (
                  <Row gap={4}>
                    {at > 0 && (
                      <IconButton
                        label={t('alternativeUp', { name: each.name })}
                        icon={IconArrowUp}
                        size="small"
                        onClick={() => change(alternatives.toSpliced(at, 1).toSpliced(at - 1, 0, each))}
                      />
                    )}
                    <IconButton
                      label={t('removeAlternative', { name: each.name })}
                      icon={IconX}
                      size="small"
                      onClick={() => change(alternatives.filter(other => other !== each))}
                    />
                  </Row>
                )}
              </Row>
            ))}
          </BareList>
        )}
        {mayUpdate &&
          alternatives.length < alternativesAtMost &&
          (isAdding ? (
            <AlternativePicker excludedIds={[id, ...alternatives.map(each => each.id)]} onAdd={added => change([...alternatives, added])} />
          ) : (
            <Row>
              <Button icon={IconPlus} onClick={() => setAdding(true)}>
                {t('addAlternative')}
              </Button>
            </Row>
          ))}
      </Stack>
    </Section>
  )
}
