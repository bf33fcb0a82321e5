import { fork, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileLimits } from '@allenio/contract/files'
import { AppError } from '#platform/errors'
import type { Picture, PictureFault } from './picture-maker.ts'
import type { PictureTask } from './picture-process.ts'
import { atMost } from './turns.ts'

const longestMs = 60_000
const idleMs = 5_000

// even one large picture takes a few hundred megabytes, so they are decoded one at a time
const inTurn = atMost(1)

let child: ChildProcess | undefined
let ending: NodeJS.Timeout | undefined

/** Makes a picture fit to be kept, in a process of its own. */
export const makePicture = (path: string): Promise<Picture> =>
  inTurn(async () => {
    clearTimeout(ending)
    const answer = await ask((child ??= startProcess()), { path, limits: fileLimits })
    ending = setTimeout(endProcess, idleMs).unref()
    if (typeof answer !== 'string') return answer
    const max = fileLimits.picturePixels / 1_000_000
    throw new AppError(answer, answer === 'picture too large' ? { values: { max } } : {})
  })

/** The process that is there for pictures, while there are some. */
export const pictureProcess = (): ChildProcess | undefined => child

function startProcess(): ChildProcess {
  const entry =
    process.env.ALLENIO_BUNDLE === 'true'
      ? join(dirname(process.argv[1] ?? '.'), 'picture-process.mjs')
      : join(import.meta.dirname, 'picture-process.ts')
  const { PATH, LD_LIBRARY_PATH } = process.env
  const started = fork(entry, {
    execArgv: [],
    serialization: 'advanced', // bytes travel as bytes
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // the process decodes files of strangers, so its environment has none of our secrets; one arena frees memory soonest
    env: { ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }), MALLOC_ARENA_MAX: '1' },
  })
  started.on('error', () => undefined)
  started.on('exit', () => {
    if (child === started) child = undefined
  })
  return started
}

function endProcess(): void {
  child?.disconnect()
  child = undefined
}

/** A process that dies or hangs over a picture cannot read it; the next picture gets another process. */
const ask = (to: ChildProcess, task: PictureTask) =>
  new Promise<Picture | PictureFault>(resolve => {
    const hold = (isHeld: boolean) => {
      for (const each of [to, to.channel]) each?.[isHeld ? 'ref' : 'unref']()
    }
    const end = (answer: Picture | PictureFault) => {
      clearTimeout(limit)
      to.off('message', end)
      to.off('exit', giveUp)
      hold(false)
      resolve(answer)
    }
    const giveUp = () => {
      if (child === to) child = undefined
      to.kill('SIGKILL')
      end('picture not readable')
    }
    const limit = setTimeout(giveUp, longestMs)
    hold(true)
    to.on('message', end)
    to.on('exit', giveUp)
    to.send(task, error => {
      if (error) giveUp()
    })
  })
