import { addOwnProgress, poses } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { newId } from '@allenio/domain/ids'
import { IconCamera } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { BackButton, goTo, useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { sendOrKeep } from '#lib/offline'
import { lazyPart } from '#lib/lazy-part'
import { Button } from '#ui/button'
import { PageHeader } from '#ui/page-header'
import { toast } from '#ui/toast'
import { useOwnProgressWords } from './words.ts'
import { useProgressWords } from '../words.ts'
import { photoOf } from '../compare/comparison.ts'
import css from '../form/form.module.css'
import { ProgressForm } from '../form/progress-form.tsx'
import { uploadFields } from '../form/slots.ts'
import { useFormDraft } from '../form/form-draft.ts'
import type { FormDraft } from '../form/form-draft.ts'
import { usePhotos } from '../form/photos.ts'
import { useProgressForm } from '../form/use-progress-form.ts'
import { emptyValues, fieldsOf } from '../form/values.ts'
import { ownProgressesQuery } from '../data.ts'

const Camera = lazyPart(() => import('./camera.tsx'), 'Camera')

const list = '/me/progress'

export function Page() {
  const t = useOwnProgressWords()
  const draft = useFormDraft('own progress')
  return (
    <div className={css.page}>
      <PageHeader title={t('createTitle')} back={<BackButton />} />
      {draft.isLoaded && <Create key={draft.round} draft={draft} />}
    </div>
  )
}

const hasCamera = () => navigator.mediaDevices?.getUserMedia !== undefined

/** The photos go into the device's outbox with the rest, so that nothing is lost without a network. */
function Create({ draft }: { draft: FormDraft }) {
  const t = useOwnProgressWords()
  const tProgress = useProgressWords()
  const { day: dayOf } = useFormats()
  const { data } = useInfiniteQuery(ownProgressesQuery())
  const isWeightClosed = data?.first?.mayAddWeight === false
  const today = useToday()
  const [hasDraft] = useState(draft.values !== undefined || draft.slots !== undefined)
  const [start] = useState(() => ({ values: draft.values ?? emptyValues(today), slots: draft.slots ?? {} }))
  const [cameraPose, setCameraPose] = useState<Pose>()
  const photos = usePhotos({ start: start.slots, saveDraft: draft.saveSlots, purpose: undefined })
  const form = useProgressForm({
    start: start.values,
    latestDay: today,
    photos,
    hasPhotos: false,
    saveDraft: draft.saveValues,
    send: async values => {
      const files = uploadFields(photos.files())
      const outcome = await sendOrKeep(
        addOwnProgress,
        { id: newId(), ...fieldsOf(values) },
        { title: t('outboxTitle', { day: dayOf(values.day) }), files },
      )
      if (outcome.state === 'refused') throw outcome.error
      photos.forget()
      draft.discard()
      toast(
        outcome.state === 'sent'
          ? { type: 'success', text: tProgress('added', { day: dayOf(values.day) }) }
          : { type: 'info', text: t('kept') },
      )
      goTo(list, { replace: true })
    },
  })
  // a weight from an older draft would be refused, and its field is not visible
  const { setValue } = form
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
        photos={photos}
        today={today}
        submitText={tProgress('save')}
        cancelHref={list}
        onCancel={draft.discard}
        hasDraft={hasDraft}
        isWeightClosed={isWeightClosed}
        onStartOver={draft.startOver}
        {...(hasCamera() && { onShoot: setCameraPose })}
      />
      {cameraPose && (
        <Suspense>
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
        </Suspense>
      )}
    </>
  )
}
