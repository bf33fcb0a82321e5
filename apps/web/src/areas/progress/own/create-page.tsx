import { addOwnProgress, poses } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { newId } from '@allenio/domain/ids'
import { IconCamera } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BackButton, goTo, useToday } from '#shell'
import { hasCamera } from '#lib/camera'
import { useFormats } from '#lib/formats'
import { sendOrKeep } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { PageHeader } from '#ui/page-header'
import { toast } from '#ui/toast'
import { photoOf } from '../compare/comparison.ts'
import { ownProgressesQuery } from '../data.ts'
import { WithProgressDraft } from '../form/form-draft.tsx'
import type { ProgressDraft } from '../form/form-draft.tsx'
import css from '../form/form.module.css'
import { useProgressForm } from '../form/progress-form-state.ts'
import { ProgressForm } from '../form/progress-form.tsx'
import { uploadFields } from '../form/slots.ts'
import { emptyValues, fieldsOf } from '../form/values.ts'
import { useProgressWords } from '../words.ts'
import { Camera } from './pose-photos.tsx'
import { useOwnProgressWords } from './words.ts'

export const ahead = Camera.preload

const listHref = hrefTo('/me/progress')

export function Page() {
  const t = useOwnProgressWords()
  return (
    <div className={css.page}>
      <PageHeader title={t('createTitle')} back={<BackButton />} />
      <WithProgressDraft name="own progress">{draft => <Create draft={draft} />}</WithProgressDraft>
    </div>
  )
}

/** The photos go into the device's outbox with the rest, so that nothing is lost without a network. */
function Create({ draft }: { draft: ProgressDraft }) {
  const t = useOwnProgressWords()
  const tProgress = useProgressWords()
  const { day: dayOf } = useFormats()
  const { data } = useInfiniteQuery(ownProgressesQuery())
  const isWeightClosed = data?.first?.mayAddWeight === false
  const today = useToday()
  const [cameraPose, setCameraPose] = useState<Pose>()
  const form = useProgressForm({
    draft,
    start: emptyValues(today),
    latestDay: today,
    purpose: undefined,
    save: async (values, photos) => {
      const title = t('outboxTitle', { day: dayOf(values.day) })
      const files = uploadFields(photos.files())
      const outcome = await sendOrKeep(addOwnProgress, { id: newId(), ...fieldsOf(values) }, { title, files })
      if (outcome.state === 'refused') throw outcome.error
      return outcome
    },
    onSaved: ({ state }, { day }) => {
      toast(state === 'sent' ? { type: 'success', text: tProgress('added', { day: dayOf(day) }) } : { type: 'info', text: t('kept') })
      goTo(listHref, { replace: true })
    },
  })
  const { photos, setValue } = form
  // a weight from an older draft would be refused, and its field is not visible
  useEffect(() => {
    if (isWeightClosed) setValue('kg', '')
  }, [isWeightClosed, setValue])
  const missing = poses.filter(pose => !photos.slots[pose])
  const lastOf = (pose: Pose) => data?.rows.map(row => photoOf(row, pose)).find(file => file !== undefined)?.url
  return (
    <>
      {hasCamera() && missing[0] && (
        <div className={css.guide}>
          <Button kind="ink" size="large" wide icon={IconCamera} onClick={() => setCameraPose(missing[0])}>
            {t('guide')}
          </Button>
          <p>{t('guideHint')}</p>
        </div>
      )}
      <ProgressForm
        form={form}
        today={today}
        cancelHref={listHref}
        isWeightClosed={isWeightClosed}
        {...(hasCamera() && { onShoot: setCameraPose })}
      />
      {cameraPose && (
        <Camera
          key={cameraPose}
          pose={cameraPose}
          lastUrl={lastOf(cameraPose)}
          onClose={() => setCameraPose(undefined)}
          onTaken={file => {
            photos.addFiles(cameraPose, [file])
            setCameraPose(missing.find(pose => pose !== cameraPose))
          }}
        />
      )}
    </>
  )
}
