import { seal, unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import type { Database, Db } from '#platform/db'
import { defineJob, enqueue, type AnyJob } from '#platform/jobs'
import type { Log } from '#platform/log'
import { guardedFetch, type OutgoingFetch } from '#platform/outgoing'
import { sendToBrowser } from './browsers.ts'
import { dropDevice, findApp, findDevice, listDevices, touchDevice } from './devices.ts'
import { ensureKeys, type VapidKeys } from './keys.ts'
import { fitNotice, type Notice } from './notice.ts'
import { sendByOneSignal } from './one-signal.ts'

export interface PushOptions {
  database: Database
  log: Log
  outgoing?: OutgoingFetch
}

let installedPush: { keys: VapidKeys; outgoing: OutgoingFetch } | undefined

/** At the start of every node, before anything is answered. */
export async function startPush({ database, log, outgoing = guardedFetch }: PushOptions): Promise<void> {
  installedPush = { keys: await ensureKeys(database, log), outgoing }
}

const usePush = () => {
  if (!installedPush) throw new Error('the push engine is used before it was started')
  return installedPush
}

/** The public key that a browser needs to subscribe. */
export const publicVapidKey = (): string => usePush().keys.publicKey

/** Sends to all devices of a person after the caller's transaction commits. The text is private, so it is queued encrypted. */
export const pushTo = (db: Db, personId: string, notice: Notice): Promise<void> =>
  enqueue(db, pushToPerson, { personId, sealed: seal(useConfig().secretKey, JSON.stringify(fitNotice(notice))) })

const pushToPerson = defineJob<{ personId: string; sealed: string }>({
  name: 'push to person',
  parallel: 2,
  handle: ({ database, jobId }, { personId, sealed }) =>
    database.withSystem('write', async db => {
      // each device has a job of its own, so that one failing push service neither delays other devices nor repeats their push
      for (const { id } of await listDevices(db, personId)) {
        await enqueue(db, pushToDevice, { deviceId: id, sealed }, { singletonKey: `${jobId}/${id}` })
      }
    }),
})

const pushToDevice = defineJob<{ deviceId: string; sealed: string }>({
  name: 'push to device',
  retry: { limit: 6, delaySeconds: 5, longestDelaySeconds: 900 },
  parallel: 4,
  timeLimitSeconds: 60,
  async handle({ database, log, jobId }, { deviceId, sealed }) {
    const { keys, outgoing } = usePush()
    const device = await database.withSystem('read', db => findDevice(db, deviceId))
    if (!device) return
    const notice = JSON.parse(unseal(useConfig().secretKey, sealed)) as Notice // sealed by `pushTo`
    const outcome =
      device.kind === 'web push'
        ? await sendToBrowser(device, notice, { keys, outgoing })
        : await sendByOneSignal(device, notice, {
            app: await database.withSystem('read', db => findApp(db, device)),
            outgoing,
            sendId: jobId,
          })
    await database.withSystem('write', db => (outcome === 'sent' ? touchDevice(db, deviceId) : dropDevice(db, deviceId)))
    if (outcome === 'device is gone') log.info('a device was dropped: it takes no notices any more', { kind: device.kind })
  },
})

export const pushJobs: readonly AnyJob[] = [pushToPerson, pushToDevice]
