import { reportCallError, saveFile } from '#lib/api'
import type { DownloadedFile } from '#lib/api'
import { dismissToast, toast } from '#ui/toast'

/** Saves a file that the server makes, and says so as long as that takes. */
export async function saveDownload(load: () => Promise<DownloadedFile>, waitingText: string): Promise<void> {
  const waiting = toast({ text: waitingText, duration: Infinity })
  try {
    saveFile(await load())
  } catch (error) {
    reportCallError(error)
  }
  dismissToast(waiting)
}
