import { answerTasks } from '../answer-tasks.ts'
import { limitMemory } from '../memory-limit.ts'

export type TestTask = { kind: 'echo'; text: string } | { kind: 'hang' | 'die' | 'grow' }

limitMemory(300_000_000)

answerTasks<TestTask, string>(async task => {
  switch (task.kind) {
    case 'echo':
      return task.text
    case 'hang':
      for (;;) process.memoryUsage()
    case 'grow':
      for (const buffers = [Buffer.alloc(1_000_000, 1)]; ;) buffers.push(Buffer.alloc(1_000_000, 1))
    case 'die':
      return process.exit(1)
    default:
      return task satisfies never
  }
})
