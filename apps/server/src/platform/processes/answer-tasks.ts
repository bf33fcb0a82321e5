import { constants, setPriority } from 'node:os'

/** The other end of a side process: answers one task after the other until the server lets go of it. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  // a screen waits for the server and its database, which come first where processors are few
  setPriority(constants.priority.PRIORITY_LOW)
  // the server sends tasks alone
  process.on('message', task => void work(task as Task).then(answer => process.send?.(answer)))
  // signals are ignored, because the server waits for the current task and then disconnects this process
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
}
