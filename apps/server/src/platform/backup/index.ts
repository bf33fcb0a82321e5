export { backup, restore, type BackupReport, type FileBytes } from './archive.ts'
