import { slotsAtMost } from '@allenio/contract/chat-desk'
import type { ChatSettings } from '@allenio/contract/chat-desk'
import { useState } from 'react'
import { useUnsaved } from '#shell'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { SegmentedControl } from '#ui/segmented-control'
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
  const save = () => {
    setTried(true)
    if (fault || isFaulty(week)) return
    setDraft(undefined)
    setTried(false)
    change({ availability: 'slots', slots: weekSlots })
  }
  return (
    <section id="chat-hours" className={css.block} aria-labelledby="chat-hours-title">
      <div className={css.choice}>
        <div className={css.words}>
          <p id="chat-hours-title" className={css.title}>
            {t('hours')}
          </p>
          <p className={css.text}>{t('hoursText')}</p>
        </div>
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
      </div>
      {mode === 'slots' && (
        <>
          <WeekEditor week={week} isTried={isTried} onChange={setDraft} />
          {fault && isDirty && <FieldError>{fault}</FieldError>}
          <p className={css.small}>{t('zone')}</p>
        </>
      )}
      {(isDirty || isSaving) && mode === 'slots' && (
        <div className={css.buttons}>
          <Button kind="primary" loading={isSaving} onClick={save}>
            {t('save')}
          </Button>
          <Button
            onClick={() => {
              setDraft(undefined)
              setTried(false)
            }}>
            {t('cancel')}
          </Button>
        </div>
      )}
      <NoticePreview availability={mode} slots={isFaulty(week) ? slots : weekSlots} isUnsaved={isDirty} />
    </section>
  )
}
