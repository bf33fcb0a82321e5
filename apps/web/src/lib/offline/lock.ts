const name = 'allenio.outbox'
const askAfterMs = 20_000
const answerMs = 3_000

let isHolding = false
let channel: BroadcastChannel | undefined

// messages reach a page in the background too, but not a page that the system has suspended
const openChannel = (): BroadcastChannel => {
  if (!channel) {
    channel = new BroadcastChannel('allenio.outbox.lock')
    channel.addEventListener('message', ({ data }) => {
      if (data === 'who sends?' && isHolding) channel?.postMessage('I do')
    })
  }
  return channel
}

/**
 * Only one page at a time holds the lock, the others queue. A phone may suspend a page that holds the lock; the page in
 * front then takes it, and `isMine` tells the first one to stop when it wakes. Even if both send, no write counts
 * twice, because the server knows the keys.
 */
export async function onePageAtATime(work: (isMine: () => boolean) => Promise<void>): Promise<void> {
  if (!navigator.locks) return work(() => true)
  openChannel()
  const impatience = new AbortController()
  const stopAsking = pollHolder(() => impatience.abort())
  let isStolen = false
  const hold = async () => {
    stopAsking()
    isHolding = true
    try {
      await work(() => !isStolen)
    } finally {
      isHolding = false
    }
  }
  try {
    await navigator.locks.request(name, { signal: impatience.signal }, hold)
  } catch (error) {
    if (impatience.signal.aborted && !isHolding) return await navigator.locks.request(name, { steal: true }, hold)
    isStolen = true
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  } finally {
    stopAsking()
  }
}

/** Asks repeatedly which page holds the lock, and calls `nobody` when no page answers. */
function pollHolder(onSilence: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const listen = ({ data }: MessageEvent) => {
    if (data === 'I do') clearTimeout(timeout)
  }
  openChannel().addEventListener('message', listen)
  const interval = setInterval(() => {
    openChannel().postMessage('who sends?')
    timeout = setTimeout(onSilence, answerMs)
  }, askAfterMs)
  return () => {
    clearInterval(interval)
    clearTimeout(timeout)
    openChannel().removeEventListener('message', listen)
  }
}
