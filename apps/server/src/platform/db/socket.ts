import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/**
 * Sends all that is written within one tick by one call of the system: the beginning of a transaction, its workspace and its
 * first statement reach the database together.
 */
export class BatchingSocket extends Socket {
  #isCorked = false

  override write(chunk: Uint8Array | string, done?: Done): boolean
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding, done?: Done): boolean
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#isCorked) {
      this.#isCorked = true
      this.cork()
      process.nextTick(() => {
        this.#isCorked = false
        this.uncork()
      })
    }
    return typeof encoding === 'string' ? super.write(chunk, encoding, done) : super.write(chunk, encoding)
  }
}
