export { answerTasks } from './answer-tasks.ts'
export { sideProcess, type ProcessFault, type SideProcess } from './side-process.ts'
export type { Turn } from './turns.ts'
export { freeStartMemory } from './start-memory.ts'
