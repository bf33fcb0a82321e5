import { whenQuiet } from '#lib/device'
import { enterRoom, onRealtime } from '#lib/realtime'
import { tabId } from '#lib/session'
import { createStore, type FollowedStore } from '#lib/store'

/** Somebody who has the same thing open, also oneself in another tab. */
export interface Visitor {
  tab: string
  personId: string
  name: string
  /** Where in the thing, as a row and a cell; null if nowhere in particular. */
  at: string | null
}

/** Somebody who types or holds an arrow key moves many times a second; the others see where it ends. */
const pause = { ms: 120, mostMs: 500 }

export interface Presence {
  visitors: FollowedStore<readonly Visitor[]>
  /** Shows the others where this person is. */
  show: (at: string | null) => void
  /** Tries again to enter, because the thing is there only now. */
  enter: () => void
  leave: () => void
}

/** Enters the room of a thing for as long as it is open, and follows who else is there. */
export function openPresence(
  thing: string,
  id: string,
  { onEntered, onClosed }: { onEntered?: () => void; onClosed?: () => void } = {},
): Presence {
  const visitors = createStore<readonly Visitor[]>([])
  let own: string | null = null
  let hasLeft = false
  const room = enterRoom(
    { thing, id, tab: tabId },
    {
      onEntered() {
        // the others answer with where they are; who went away while the socket was closed does not
        visitors.set([])
        room.show(own)
        onEntered?.()
      },
      onClosed,
    },
  )
  const stop = onRealtime('presence', event => {
    if (event.thing !== thing || event.id !== id || event.tab === tabId) return
    const { tab, personId, name, at } = event
    const others = visitors.get().filter(visitor => visitor.tab !== tab)
    // a visitor who has just come does not know yet who is here
    if (personId !== null && others.length === visitors.get().length) room.show(own)
    visitors.set(personId === null ? others : [...others, { tab, personId, name: name ?? '', at }])
  })
  const showSoon = whenQuiet(() => {
    if (!hasLeft) room.show(own)
  }, pause)
  return {
    visitors,
    show(at) {
      own = at
      showSoon()
    },
    enter: room.enter,
    leave() {
      hasLeft = true
      stop()
      room.leave()
    },
  }
}
