export { lateModule, useLateModule, type LateModule } from './late-module.ts'
