import { slotsAtMost } from '@allenio/contract/chat-desk'
import type { ChatSettings } from '@allenio/contract/chat-desk'
import { useState } from 'react'
import { useUnsaved } from '#shell'
import { useIsMobile } from '#lib/device'
import { FieldError } from '#ui/field'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { ControlLine } from '#ui/setting-rows'
import { Text } from '#ui/text'
import { SaveButtons } from '../panel/save-buttons.tsx'
import { useSettingsWords } from './words.ts'
import { NoticePreview } from './notice-preview.tsx'
import css from './settings.module.css'
import { useUpdateChatSettings } from './data.ts'
import { isFaulty, isSameWeek, slotsOf, usualWeek, weekOf } from './week.ts'
import type { Week } from './week.ts'
import { WeekEditor } from './week-editor.tsx'

/** The hours in which clients may expect an answer. */
export function HoursBlock({ settings: { availability, slots } }: { settings: ChatSettings }) {
  const t = useSettingsWords()
  const { change, isSaving } = useUpdateChatSettings()
  const isMobile = useIsMobile()
  const savedWeek = weekOf(slots)
  // the week while it is being edited; undefined otherwise
  const [draft, setDraft] = useState<Week>()
  const [isTried, setTried] = useState(false)
  const isDirty = draft !== undefined && (availability === 'always' || !isSameWeek(draft, savedWeek))
  useUnsaved(isDirty)
  const mode = draft ? 'slots' : availability
  const week = draft ?? savedWeek
  const weekSlots = slotsOf(week)
  const fault = weekSlots.length === 0 ? t('noHours') : weekSlots.length > slotsAtMost ? t('tooMany', { count: slotsAtMost }) : undefined

  const changeAvailability = (next: ChatSettings['availability']) => {
    setTried(false)
    if (next === 'always') {
      setDraft(undefined)
      if (availability !== 'always') change({ availability: 'always' })
    } else if (slots.length > 0) change({ availability: 'slots' })
    else setDraft(usualWeek())
  }
  const stopEditing = () => {
    setDraft(undefined)
    setTried(false)
  }
  const save = () => {
    setTried(true)
    if (fault || isFaulty(week)) return
    stopEditing()
    change({ availability: 'slots', slots: weekSlots })
  }
  return (
    <section id="chat-hours" className={css.block} aria-labelledby="chat-hours-title">
      <ControlLine className={css.choice}>
        <Stack gap={2} className={css.words}>
          <Text id="chat-hours-title" weight={500}>
            {t('hours')}
          </Text>
          <Text tone={2} prose>
            {t('hoursText')}
          </Text>
        </Stack>
        <SegmentedControl
          label={t('hours')}
          size="medium"
          wide={isMobile}
          value={mode}
          onChange={changeAvailability}
          options={[
            { value: 'always', label: t('always') },
            { value: 'slots', label: t('slots') },
          ]}
        />
      </ControlLine>
      {mode === 'slots' && (
        <>
          <WeekEditor week={week} isTried={isTried} onChange={setDraft} />
          {fault && isDirty && <FieldError>{fault}</FieldError>}
          <Text size="small" tone={3}>
            {t('zone')}
          </Text>
        </>
      )}
      {(isDirty || isSaving) && mode === 'slots' && <SaveButtons save={t('save')} isBusy={isSaving} onSave={save} onCancel={stopEditing} />}
      <NoticePreview availability={mode} slots={isFaulty(week) ? slots : weekSlots} isUnsaved={isDirty} />
    </section>
  )
}
