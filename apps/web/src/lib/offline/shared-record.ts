import { onSessionChange } from '#lib/session'
import type { Owner } from './database.ts'
import { loadRecord, recordOwner, storeRecord, watchRecords } from './stored-records.ts'

export interface SharedRecord<Value> {
  /** Returns the last value, of this tab or of another one of this person in this workspace; other tabs know it once they follow. */
  get: () => Value | undefined
  /** Sets the value: at once in this tab, and in others once the device has stored it. Without a store, it stays in this tab. */
  set: (value: Value) => void
  /** Reads the stored value, and each change by another tab, until the returned function is called. */
  follow: () => () => void
}

/**
 * A record that tabs hold in memory, for code that cannot wait, such as the handler of a paste. `read` checks the stored value: an older
 * version of the app, or anybody with the device, may have written it.
 */
export function sharedRecord<Value>(name: string, parse: (stored: unknown) => Value | undefined): SharedRecord<Value> {
  let current: { owner: Owner | undefined; value: Value | undefined } | undefined
  let writeCount = 0

  const load = async (): Promise<void> => {
    const owner = recordOwner()
    const value = parse(await loadRecord(name))
    // a value that was set meanwhile is newer, and somebody else may have signed in
    if (writeCount === 0 && owner === recordOwner()) current = { owner, value }
  }
  const loadQuietly = () => void load().catch(() => undefined)

  // anybody who signs in after a logout, even the same person, finds nothing
  onSessionChange((now, before) => {
    if (now.personId !== before.personId) current = undefined
  })

  return {
    get: () => (current && current.owner === recordOwner() ? current.value : undefined),
    set(value) {
      current = { owner: recordOwner(), value }
      writeCount += 1
      void storeRecord(name, value)
        .catch(() => undefined)
        .finally(() => (writeCount -= 1))
    },
    follow() {
      loadQuietly()
      const stops = [
        watchRecords(changed => {
          if (changed === name && writeCount === 0) loadQuietly()
        }),
        onSessionChange(loadQuietly),
      ]
      return () => stops.forEach(stop => stop())
    },
  }
}
