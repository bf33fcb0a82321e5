import { cancelUpload } from '@allenio/contract/files'
import { poses } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { useEffect, useRef, useState } from 'react'
import { call, CallError, messageOf } from '#lib/api'
import { notPicture, resumeUploads, startFile } from '#lib/uploads'
import { photoFault, storableSlots, placesFor } from './slots.ts'
import type { Slot, Slots } from './slots.ts'

type Faults = Readonly<Partial<Record<Pose | 'all', string>>>

interface PhotosOptions {
  start: Slots
  /** Stores the photos on the device after every change. */
  saveDraft: (slots: unknown) => void
  /** The name of the uploads; absent if the photos are sent with the write and not before it. */
  purpose: string | undefined
  takenPoses?: readonly Pose[]
}

/** The photos of a form; each is uploaded as soon as it is chosen. */
export function usePhotos({ start, saveDraft, purpose, takenPoses = [] }: PhotosOptions) {
  const [slots, setSlots] = useState<Slots>(start)
  const [faults, setFaults] = useState<Faults>({})
  const latest = useRef(slots)
  const set = (next: Slots) => {
    latest.current = next
    setSlots(next)
    saveDraft(storableSlots(next))
  }
  const fault = (pose: Pose | 'all', sentence: string | undefined) => setFaults(now => ({ ...now, [pose]: sentence }))

  const trackUpload = (slot: Slot) => {
    const { upload, file } = slot
    if (!upload) return
    upload.done.then(
      uploadId => {
        // the photo may have been moved to another pose or removed meanwhile
        const pose = poses.find(each => latest.current[each]?.upload === upload)
        if (pose) set({ ...latest.current, [pose]: { file, uploadId, at: Date.now() } })
      },
      (error: unknown) => {
        const pose = poses.find(each => latest.current[each]?.upload === upload)
        // a file that the server refuses is removed; after a network failure it stays, to be tried again
        if (!pose || !(error instanceof CallError) || ![413, 422].includes(error.status)) return
        const { [pose]: _refused, ...rest } = latest.current
        set(rest)
        fault(pose, error.code === 'file is not what it says' ? notPicture(file) : messageOf(error))
      },
    )
  }
  const startSlot = (pose: Pose, file: File): Slot => {
    const slot: Slot = purpose === undefined ? { file } : { file, upload: startFile(file, `${purpose} ${pose}`) }
    trackUpload(slot)
    return slot
  }
  // an upload that a reload interrupted continues from where it was
  const resume = async (pose: Pose, { file }: Slot) => {
    const [upload] = await resumeUploads(`${purpose} ${pose}`)
    if (latest.current[pose]?.file !== file) return upload?.cancel()
    const slot: Slot = upload ? { file, upload } : startSlot(pose, file)
    if (upload) trackUpload(slot)
    set({ ...latest.current, [pose]: slot })
  }
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current || purpose === undefined) return
    hasBegun.current = true
    for (const pose of poses) {
      const slot = latest.current[pose]
      if (slot && !slot.uploadId) void resume(pose, slot)
    }
  })

  const discardSlot = (slot: Slot | undefined) => {
    slot?.upload?.cancel()
    // the upload is no longer needed, and would take room from the next one
    if (slot?.uploadId) void call(cancelUpload, { id: slot.uploadId }).catch(() => undefined)
  }
  const addFiles = (at: Pose, files: readonly File[]) => {
    const places = placesFor(files.length, { at, takenPoses: [...poses.filter(pose => latest.current[pose]), ...takenPoses] })
    let next = latest.current
    fault('all', undefined)
    for (const [index, pose] of places.entries()) {
      const file = files[index]
      if (!file) continue
      const wrong = photoFault(file)
      fault(pose, wrong)
      if (wrong) continue
      discardSlot(next[pose])
      next = { ...next, [pose]: startSlot(pose, file) }
    }
    set(next)
  }
  return {
    slots,
    faults,
    fault,
    addFiles,
    remove(pose: Pose) {
      const { [pose]: removedSlot, ...rest } = latest.current
      discardSlot(removedSlot)
      fault(pose, undefined)
      set(rest)
    },
    /** Exchanges the photos of two poses. */
    swap(one: Pose, other: Pose) {
      const { [one]: first, [other]: second, ...rest } = latest.current
      setFaults(({ [one]: _one, [other]: _other, ...otherFaults }) => otherFaults)
      set({ ...rest, ...(second && { [one]: second }), ...(first && { [other]: first }) })
    },
    /** The upload ids by pose, once all photos have arrived; one that has not shows its own message. */
    async waitForUploads(): Promise<Partial<Record<Pose, string>>> {
      const pairs = poses.flatMap(pose => {
        const slot = latest.current[pose]
        return slot ? [{ pose, slot }] : []
      })
      try {
        const ids = await Promise.all(pairs.map(async ({ pose, slot }) => [pose, slot.uploadId ?? (await slot.upload?.done)] as const))
        return Object.fromEntries(ids)
      } catch {
        // the upload has shown its message beside the photo
        throw new DOMException('a photo did not arrive', 'AbortError')
      }
    },
    files: (): Partial<Record<Pose, File>> =>
      Object.fromEntries(poses.flatMap(pose => (latest.current[pose] ? [[pose, latest.current[pose].file]] : []))),
    /** Forgets the uploads, because a row has them now. */
    forget: () => setSlots((latest.current = {})),
  }
}

export type Photos = ReturnType<typeof usePhotos>
