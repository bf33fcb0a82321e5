import { answerTasks } from '../answer-tasks.ts'

export type TestTask = { kind: 'echo'; text: string } | { kind: 'hang' | 'die' }

answerTasks<TestTask, string>(async task => {
  switch (task.kind) {
    case 'echo':
      return task.text
    case 'hang':
      for (;;) process.memoryUsage()
    case 'die':
      return process.exit(1)
    default:
      return task satisfies never
  }
})
