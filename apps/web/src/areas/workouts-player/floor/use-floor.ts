import { useEffect, useState } from 'react'
import { changeRecord, loadRecord, watchRecords } from '#lib/offline'
import { changeFloor, parseFloor, type Floor, type FloorChange } from './floor-columns.ts'

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
    void changeRecord(name, stored => {
      const before = parseFloor(stored)
      const after = changeFloor(before, next)
      return after === before ? undefined : { value: after }
    })
  }
  return { floor, change }
}
