import { answerTasks, limitMemory } from '#platform/processes'
import { drawPage, listPages, typeset, type TypesetterResults, type TypesetterTask } from './typesetter.ts'

/** Three times as much as the longest paper takes that the server hands over. */
const memoryBytes = 1_073_741_824

limitMemory(memoryBytes)

// PDFs are made in this process, which ends soon after the last one: idle, the server takes no more memory for them.
answerTasks<TypesetterTask, TypesetterResults[TypesetterTask['kind']]>(async task => {
  switch (task.kind) {
    case 'pdf':
      return typeset(task)
    case 'pages':
      return listPages(task)
    case 'page':
      return drawPage(task)
    default:
      return task satisfies never
  }
})
