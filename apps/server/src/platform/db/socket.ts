import { Socket } from 'node:net'

/**
 * Sends everything that is written within one tick by one system call, so that the beginning of a transaction, its workspace
 * and its first statement reach the database together. The driver corks its socket while it writes a statement, and this
 * socket stays corked until the tick ends.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
