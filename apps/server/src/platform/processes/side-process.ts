import { fork, type ChildProcess } from 'node:child_process'
import { entryModule } from '#platform/places'
import { tooLargeSignal } from './memory-limit.ts'
import { atMost, type Queue, type QueueFault, type Turn } from './turns.ts'

/** 'ended' when the process died over the task, 'too large' when it needed too much memory, 'late' when it took too long and was killed. */
export type ProcessFault = 'ended' | 'too large' | 'late' | QueueFault

interface SideProcessOptions extends Queue {
  /** The module that the process runs: `<name>.ts` in the folder, `<name>.mjs` beside the bundle. */
  name: string
  folder: string
  longestMs: number
  /** Milliseconds without a task after which the process ends. */
  idleMs: number
}

export interface SideProcess<Task, Answer> {
  ask: (task: Task, turn?: Turn) => Promise<Answer | ProcessFault>
  /** The running process, if there is one. */
  current: () => ChildProcess | undefined
}

/**
 * Work that takes much memory, or that may crash, in a process of its own: the first task starts it, tasks are done one at a time, and
 * it ends soon after the last. A process that dies or hangs fails one task; the next one gets another process.
 */
export function sideProcess<Task extends object, Answer>(options: SideProcessOptions): SideProcess<Task, Answer> {
  const { longestMs, idleMs } = options
  const inTurn = atMost(1, options)
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined

  function startProcess(): ChildProcess {
    const started = forkProcess(options)
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

  const askProcess = (to: ChildProcess, task: Task) =>
    new Promise<Answer | ProcessFault>(resolve => {
      const hold = (isHeld: boolean) => {
        for (const each of [to, to.channel]) each?.[isHeld ? 'ref' : 'unref']()
      }
      const end = (answer: Answer | ProcessFault) => {
        clearTimeout(limit)
        to.off('message', take)
        to.off('exit', noteExit)
        hold(false)
        resolve(answer)
      }
      // the process sends its answer alone
      const take = (answer: unknown) => end(answer as Answer)
      const kill = (fault: ProcessFault) => {
        if (child === to) child = undefined
        to.kill('SIGKILL')
        end(fault)
      }
      const giveUp = () => kill('ended')
      const noteExit = (_: number | null, signal: NodeJS.Signals | null) => kill(signal === tooLargeSignal ? 'too large' : 'ended')
      const limit = setTimeout(() => kill('late'), longestMs)
      hold(true)
      to.on('message', take)
      to.on('exit', noteExit)
      to.send(task, error => {
        if (error) giveUp()
      })
    })

  return {
    current: () => child,
    ask: (task, turn) =>
      inTurn(async () => {
        clearTimeout(ending)
        const answer = await askProcess((child ??= startProcess()), task)
        ending = setTimeout(endProcess, idleMs).unref()
        return answer
      }, turn),
  }
}

function forkProcess({ name, folder }: SideProcessOptions): ChildProcess {
  const { PATH, LD_LIBRARY_PATH } = process.env
  return fork(entryModule(folder, name), {
    execArgv: [],
    serialization: 'advanced', // bytes travel as bytes
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // the process reads what strangers have sent, so its environment has none of our secrets; one arena frees memory soonest
    env: { ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }), MALLOC_ARENA_MAX: '1' },
  })
}
