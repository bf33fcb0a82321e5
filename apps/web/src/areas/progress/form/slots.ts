import { poses, progressPhotoMaxBytes } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { pictureFault, overLimit } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'

/** A chosen photo, which is being uploaded or has its upload's id already. */
export interface Slot {
  file: File
  upload?: FileUpload | undefined
  uploadId?: string | undefined
  /** The time at which the upload was complete; the server keeps it for a day. */
  at?: number | undefined
}

export type Slots = Readonly<Partial<Record<Pose, Slot>>>

export const uploadField = { front: 'frontUploadId', side: 'sideUploadId', back: 'backUploadId' } as const satisfies Record<Pose, string>

type ByField<Value> = { [Each in Pose as (typeof uploadField)[Each]]?: Value }

/** Maps the poses of the form to the fields of the call. */
export const uploadFields = <Value>(byPose: Partial<Record<Pose, Value>>): ByField<Value> =>
  Object.fromEntries(poses.flatMap(pose => (byPose[pose] === undefined ? [] : [[uploadField[pose], byPose[pose]]])))

/** The fault of a file, found before a single byte of it is sent. */
export const photoFault = (file: File): string | undefined => pictureFault(file) ?? overLimit(file, progressPhotoMaxBytes)

/** Several files at once fill the free places; the first goes where it was dropped. */
export function placesFor(count: number, { at, takenPoses }: { at: Pose; takenPoses: readonly Pose[] }): Pose[] {
  const order = [at, ...poses.filter(pose => pose !== at && !takenPoses.includes(pose))]
  return order.slice(0, count)
}

const freshMs = 20 * 3_600_000

/** Reads the photos of an unfinished form from the device. The server deletes uploads after a day, so old upload ids are dropped. */
export function parseSlots(value: unknown, now = Date.now()): Slots | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const slots: Partial<Record<Pose, Slot>> = {}
  for (const pose of poses) {
    const slot = (value as Partial<Record<Pose, Partial<Slot>>>)[pose]
    if (!(slot?.file instanceof File)) continue
    const isFresh = slot.uploadId !== undefined && slot.at !== undefined && now - slot.at < freshMs
    slots[pose] = { file: slot.file, ...(isFresh && { uploadId: slot.uploadId, at: slot.at }) }
  }
  return Object.keys(slots).length ? slots : undefined
}

/** The part of the slots that the device can store. */
export const storableSlots = (slots: Slots) =>
  Object.fromEntries(Object.entries(slots).map(([pose, { file, uploadId, at }]) => [pose, { file, uploadId, at }]))
