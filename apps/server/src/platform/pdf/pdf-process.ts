import { answerTasks } from '#platform/processes'
import { typeset, type PdfResult, type PdfTask } from './typesetter.ts'

// PDFs are made in this process, which ends soon after the last one: idle, the server takes no more memory for them.
answerTasks<PdfTask, PdfResult>(async task => typeset(task))
