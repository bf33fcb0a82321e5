import { isVisible } from '#lib/device'

const name = 'allenio.outbox'
const askAfterMs = 20_000
const answerMs = 3_000
/** To ask the browser for the lock costs more than to send a small write: whoever types sends one in every second. */
const keepMs = 2_000

type Message = 'who sends?' | 'I do' | 'I wait'

interface Hold {
  isStolen: boolean
  release: () => void
}

let currentHold: Hold | undefined
/** Held, and nobody works under it. */
let idleHold: Hold | undefined
let idleTimer: ReturnType<typeof setTimeout> | undefined
let isAwaited = false
let channel: BroadcastChannel | undefined

// messages reach a page in the background too, but not a page that the system has suspended
const openChannel = (): BroadcastChannel => {
  if (!channel) {
    channel = new BroadcastChannel('allenio.outbox.lock')
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data === 'who sends?' && currentHold) say('I do')
      if (data !== 'I wait' || !currentHold) return
      isAwaited = true
      releaseIdle()
    })
    // a page in the background may be suspended at any moment
    globalThis.document?.addEventListener('visibilitychange', releaseIdle)
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
  const hold = takeIdle() ?? (await acquire())
  try {
    await work(() => !hold.isStolen)
  } finally {
    keep(hold)
  }
}

function keep(hold: Hold): void {
  idleHold = hold
  if (isAwaited || !isVisible()) releaseIdle()
  else idleTimer = setTimeout(releaseIdle, keepMs)
}

function takeIdle(): Hold | undefined {
  const hold = idleHold?.isStolen ? undefined : idleHold
  clearTimeout(idleTimer)
  idleHold = undefined
  return hold
}

function releaseIdle(): void {
  takeIdle()?.release()
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
      isAwaited = false
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
  say('I wait')
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
