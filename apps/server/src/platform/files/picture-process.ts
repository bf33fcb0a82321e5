import { answerTasks } from '#platform/processes'
import { shapePicture, shapeSmallCopy, type Picture, type PictureFault, type PictureLimits } from './picture-maker.ts'

// Pictures are decoded in this process, which ends soon after the last one. So the decoder's memory is freed, and a picture
// that crashes the decoder does not crash the server (docs/decisions/files-and-storage.md).

export interface PictureTask {
  path: string
  limits: PictureLimits
}

/** Pictures that are there already, and become small. */
export interface SmallCopiesTask {
  pictures: readonly Uint8Array[]
  sidePixels: number
}

async function shapeSmallCopies({ pictures, sidePixels }: SmallCopiesTask): Promise<(Buffer | PictureFault)[]> {
  const copies: (Buffer | PictureFault)[] = []
  for (const bytes of pictures) copies.push(await shapeSmallCopy(bytes, sidePixels))
  return copies
}

answerTasks<PictureTask | SmallCopiesTask, Picture | PictureFault | (Buffer | PictureFault)[]>(async task =>
  'pictures' in task ? shapeSmallCopies(task) : shapePicture(task.path, task.limits),
)
