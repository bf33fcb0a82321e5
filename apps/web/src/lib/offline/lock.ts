const name = 'allenio.outbox'
const askAfterMs = 20_000
const answerMs = 3_000

type Message = 'who sends?' | 'I do'

interface Hold {
  isStolen: boolean
  release: () => void
}

let currentHold: Hold | undefined
let channel: BroadcastChannel | undefined

// messages reach a page in the background too, but not a page that the system has suspended
const openChannel = (): BroadcastChannel => {
  if (!channel) {
    channel = new BroadcastChannel('allenio.outbox.lock')
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data === 'who sends?' && currentHold) say('I do')
    })
  }
  return channel
}

const say = (message: Message) => openChannel().postMessage(message)

/**
 * Only one page at a time holds the lock, the others queue. A phone may suspend a page that holds the lock; the page in
 * front then takes it, and `isMine` tells the first one to stop when it wakes. Even if both send, no write counts
 * twice, because the server knows the keys.
 */
export async function onePageAtATime(work: (isMine: () => boolean) => Promise<void>): Promise<void> {
  if (!navigator.locks) return work(() => true)
  const hold = await acquire()
  try {
    await work(() => !hold.isStolen)
  } finally {
    hold.release()
  }
}

async function acquire(): Promise<Hold> {
  const impatience = new AbortController()
  const stopAsking = pollHolder(() => impatience.abort())
  try {
    return await request({ signal: impatience.signal })
  } catch (error) {
    if (!impatience.signal.aborted) throw error
    return await request({ steal: true })
  } finally {
    stopAsking()
  }
}

function request(options: LockOptions): Promise<Hold> {
  return new Promise((resolve, reject) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const hold: Hold = {
      isStolen: false,
      release() {
        if (currentHold === hold) currentHold = undefined
        release()
      },
    }
    const begin = () => {
      currentHold = hold
      resolve(hold)
      return released
    }
    navigator.locks.request(name, options, begin).catch((error: unknown) => {
      hold.isStolen = true
      if (currentHold === hold) currentHold = undefined
      reject(error instanceof Error ? error : new Error(String(error)))
    })
  })
}

/** Asks repeatedly which page holds the lock, and calls `onSilence` when no page answers. */
function pollHolder(onSilence: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const listen = ({ data }: MessageEvent<Message>) => {
    if (data === 'I do') clearTimeout(timeout)
  }
  openChannel().addEventListener('message', listen)
  const interval = setInterval(() => {
    say('who sends?')
    timeout = setTimeout(onSilence, answerMs)
  }, askAfterMs)
  return () => {
    clearInterval(interval)
    clearTimeout(timeout)
    openChannel().removeEventListener('message', listen)
  }
}
