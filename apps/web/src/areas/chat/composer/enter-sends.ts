import { device } from '#lib/session'
import { createStore, useStored } from '#lib/store'

const name = 'allenio.chat.enter'
const readChoice = (): boolean => device.read(name) !== 'breaks'
const enterSends = createStore(readChoice())

/** Whether Enter sends on this device, where it has a keyboard. */
export const useEnterSends = () => useStored(enterSends)

export function setEnterSends(sends: boolean): void {
  device.write(name, sends ? 'sends' : 'breaks')
  enterSends.set(sends)
}

// follows a choice that was made in another tab
globalThis.addEventListener?.('storage', () => enterSends.set(readChoice()))
