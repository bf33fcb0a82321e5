import { Socket } from 'node:net'

/**
 * Sends all that is written within one tick by one call of the system: the beginning of a transaction, its workspace and its
 * first statement reach the database together. The driver holds its socket back while it writes a statement, and this one
 * lets go with the tick.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
