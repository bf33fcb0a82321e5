export { saveDownload } from './save-download.ts'
