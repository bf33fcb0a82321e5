import { hasSides, painAt, painPlaces, painSides, printPainPlace, parsePainPlace } from '@allenio/domain/workouts'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import type { SheetProps } from './exercise-sheet.tsx'
import css from './exercise.module.css'
import { useExerciseWords } from './words.ts'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const longestPlace = 60

/** Where it hurts and how much; the coach is told when the workout's next part leaves. */
export function PainTool({ player, exerciseId, onClose }: SheetProps) {
  const t = useExerciseWords()
  const language = useLanguage()
  const [before] = useState(() => player.workout.get().state.exercises.get(exerciseId)?.pain ?? null)
  const [where, setWhere] = useState(() => printPainPlace(before?.where ?? '', language))
  const [level, setLevel] = useState(before?.level)
  const [isTried, setTried] = useState(false)
  const listed = parsePainPlace(where)
  const save = async () => {
    setTried(true)
    const text = where.trim()
    if (text === '' || level === undefined) return
    // a listed place may have been typed, too
    const place = parsePainPlace(text)
    await player.keep({ kind: 'report pain', exerciseId, pain: { where: place ? painAt(place) : text, level } })
    onClose()
  }
  const clear = async () => {
    await player.keep({ kind: 'report pain', exerciseId, pain: null })
    onClose()
  }
  return (
    <Stack gap={20}>
      <FieldSet label={t('painWhere')}>
        <Row gap={8} wrap>
          {painPlaces.map(place => (
            <ChoiceChip
              key={place}
              type="radio"
              name="pain-place"
              checked={place === listed?.place}
              onChange={() => setWhere(printPainPlace(place, language))}>
              {printPainPlace(place, language)}
            </ChoiceChip>
          ))}
        </Row>
      </FieldSet>
      {listed && hasSides(listed.place) && (
        <FieldSet label={t('painSide')}>
          <Row gap={8}>
            {painSides.map(side => (
              <ChoiceChip
                key={side}
                type="radio"
                name="pain-side"
                checked={side === listed.side}
                onChange={() => setWhere(printPainPlace(painAt({ ...listed, side }), language))}>
                {t(side)}
              </ChoiceChip>
            ))}
          </Row>
        </FieldSet>
      )}
      <TextField
        label={t('painWhereElse')}
        value={where}
        maxLength={longestPlace}
        error={isTried && where.trim() === '' ? t('whereNeeded') : undefined}
        onChange={event => setWhere(event.target.value)}
      />
      <Stack gap={4}>
        <FieldSet label={t('painLevel')} className={css.levels} error={isTried && level === undefined ? t('levelNeeded') : undefined}>
          {levels.map(each => (
            <ChoiceChip key={each} type="radio" name="pain-level" checked={level === each} onChange={() => setLevel(each)}>
              {each}
            </ChoiceChip>
          ))}
        </FieldSet>
        <Row justify="between" aria-hidden>
          <Text size="hint" tone={3}>
            {t('painLight')}
          </Text>
          <Text size="hint" tone={3}>
            {t('painStrong')}
          </Text>
        </Row>
      </Stack>
      <Text tone={2}>{t('painText')}</Text>
      <Row justify="end" gap={8} wrap>
        {before && (
          <Button kind="quiet" onClick={() => void clear()}>
            {t('painGone')}
          </Button>
        )}
        <Button kind="primary" onClick={() => void save()}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}
