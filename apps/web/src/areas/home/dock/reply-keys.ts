import { createStore } from '#lib/store'

/** As long as the composer may take to be there, once somebody has asked for it. */
const patienceMs = 2_500

const waitsUntil = createStore(0)

export const beginReply = (): void => waitsUntil.set(performance.now() + patienceMs)
export const endReply = (): void => waitsUntil.set(0)

/** Ignores a key while the composer of a begun reply is still being loaded: the reply's first letters must not mark answers as read. */
export const unlessReplying = (run: () => void) => (): void => {
  if (performance.now() >= waitsUntil.get()) run()
}
