import { Unreachable } from '#lib/api'
import { isOnline } from '#lib/device'

/** A page or a part of one was needed without a network and is not on this device. The network may have come back since. */
export class NotOnDevice extends Unreachable {}

/** Imports a file of the app, and tells a missing network from a missing file. */
export async function loadFile<Module>(load: () => Promise<Module>): Promise<Module> {
  const wasOnline = isOnline()
  try {
    return await load()
  } catch (error) {
    throw wasOnline && isOnline() ? error : new NotOnDevice('This is not on the device', { cause: error })
  }
}
