export { backup, checkArchive, restore, type BackupReport, type FileBytes } from './archive.ts'
