import { shapePicture, type PictureLimits } from './picture-maker.ts'

// Pictures are decoded in this process, which ends soon after the last one. So the decoder's memory is freed, and a picture
// that crashes the decoder does not crash the server.

export interface PictureTask {
  path: string
  limits: PictureLimits
}

process.on('message', (task: PictureTask) => {
  void shapePicture(task.path, task.limits).then(answer => process.send?.(answer))
})
// signals are ignored, because the server waits for the current picture and then disconnects this process
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
