import { answerTasks } from '#platform/processes'
import { shapePicture, type PictureLimits } from './picture-maker.ts'

// Pictures are decoded in this process, which ends soon after the last one. So the decoder's memory is freed, and a picture
// that crashes the decoder does not crash the server.

export interface PictureTask {
  path: string
  limits: PictureLimits
}

answerTasks<PictureTask, Awaited<ReturnType<typeof shapePicture>>>(({ path, limits }) => shapePicture(path, limits))
