import { createStore } from '#lib/store'

/** Whether the last request got an answer. A browser says that it is online wherever it has some network, even one that leads nowhere. */
export const isServerReached = createStore(true)
