export { answerTasks } from './answer-tasks.ts'
export { sideProcess, type ProcessFault, type SideProcess } from './side-process.ts'
