const memoryMs = 5 * 60_000
/** A device counts its time away up to the message that tells it, which a slow network takes a while to bring. */
const travelMs = 5_000

export interface RecentEvents {
  note: (rooms: Iterable<string>) => void
  /** Events may have passed unnoticed until now. */
  forget: () => void
  /** Whether one of the rooms may have had an event in the last so many milliseconds. */
  mayHaveMissed: (rooms: readonly string[], awayMs: number) => boolean
}

/** Remembers when each room last had an event, so that a device that connects learns whether it has missed any. */
export function rememberEvents(now: () => number = () => performance.now()): RecentEvents {
  // the oldest comes first
  const lastByRoom = new Map<string, number>()
  let knownSince = now()
  return {
    note(rooms) {
      const at = now()
      for (const room of rooms) {
        lastByRoom.delete(room)
        lastByRoom.set(room, at)
      }
      for (const [room, last] of lastByRoom) {
        if (last > at - memoryMs) break
        lastByRoom.delete(room)
      }
    },
    forget() {
      knownSince = now()
      lastByRoom.clear()
    },
    mayHaveMissed(rooms, awayMs) {
      const leftAt = now() - awayMs - travelMs
      if (leftAt < Math.max(knownSince, now() - memoryMs)) return true
      return rooms.some(room => (lastByRoom.get(room) ?? -Infinity) >= leftAt)
    },
  }
}
