import { reportCallError, saveFile } from '#lib/api'
import type { DownloadedFile } from '#lib/api'
import { dismissToast, toast } from '#ui/toast'

const running = new Set<string>()

/** Saves a file that the server makes, and says so as long as that takes. A second press meanwhile does nothing. */
export async function saveDownload(load: () => Promise<DownloadedFile>, waitingText: string): Promise<void> {
  if (running.has(waitingText)) return
  running.add(waitingText)
  const waiting = toast({ text: waitingText, duration: Infinity })
  try {
    saveFile(await load())
  } catch (error) {
    reportCallError(error)
  }
  dismissToast(waiting)
  running.delete(waitingText)
}
