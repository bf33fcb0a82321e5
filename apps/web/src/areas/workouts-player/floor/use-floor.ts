import { useEffect, useState } from 'react'
import { changeRecord, loadRecord, watchRecords } from '#lib/offline'
import { changeFloor, parseFloor, type AddedClient, type Floor, type FloorChange } from './floor-columns.ts'

const name = 'floor'

/** The floor as this device has it: it comes back after a reload, and other tabs follow. Undefined until it is read. */
export function useFloor() {
  const [floor, setFloor] = useState<Floor>()
  useEffect(() => {
    let isClosed = false
    const load = async () => {
      const stored = parseFloor(await loadRecord(name))
      if (!isClosed) setFloor(stored)
    }
    void load()
    const stop = watchRecords(changed => {
      if (changed === name) void load()
    })
    return () => {
      isClosed = true
      stop()
    }
  }, [])
  const change = (next: FloorChange) => {
    // a device without room goes on with what the page shows
    setFloor(shown => shown && changeFloor(shown, next))
    void store(next)
  }
  return { floor, change }
}

const store = (change: FloorChange) =>
  changeRecord(name, stored => {
    const before = parseFloor(stored)
    const after = changeFloor(before, change)
    return after === before ? undefined : { value: after }
  })

/** Brings people to those who are on the floor of this device already, as far as there is room. */
export const bringToFloor = async (clients: readonly AddedClient[]): Promise<void> => {
  await store({ kind: 'add', clients })
}
